import { surveyApiContract } from '../../core/ports/survey-api.contract.ts';
import { httpLearner } from './http-learner.fixture.ts';
import { openedServer } from './opened-server.fixture.ts';

const oz = openedServer();

surveyApiContract('HttpSurveyApi', async () => {
  const { survey, account, controls } = await httpLearner(oz.server, oz.url);
  return {
    ...controls,
    survey,
    isSurveyBehindHer: async () => {
      const me = await account.me();
      return me.ok && me.value.hasAnsweredSurvey;
    },
  };
});
