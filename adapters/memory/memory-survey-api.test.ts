import { surveyApiContract } from '../../core/ports/survey-api.contract.ts';
import { MemoryClock } from './memory-clock.ts';
import { memoryLearner } from './memory-learner.fixture.ts';
import { smallWorld } from './small-world.fixture.ts';

surveyApiContract('MemorySurveyApi', async () => {
  const { survey, account, controls } = await memoryLearner(smallWorld(), new MemoryClock());
  return {
    ...controls,
    survey,
    isSurveyBehindHer: async () => {
      const me = await account.me();
      return me.ok && me.value.hasAnsweredSurvey;
    },
  };
});
