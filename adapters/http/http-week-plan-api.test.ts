import { weekPlanApiContract } from '../../core/ports/week-plan-api.contract.ts';
import { httpLearner } from './http-learner.fixture.ts';
import { openedServer } from './opened-server.fixture.ts';

const oz = openedServer();

weekPlanApiContract('HttpWeekPlanApi', async () => {
  const { id, weekPlans, controls } = await httpLearner(oz.server, oz.url);
  return { ...controls, plans: weekPlans, learnerId: id };
});
