import { studyTimeApiContract } from '../../core/ports/study-time-api.contract.ts';
import { httpLearner } from './http-learner.fixture.ts';
import { openedServer } from './opened-server.fixture.ts';

const oz = openedServer();

studyTimeApiContract('HttpStudyTimeApi', async () => {
  const yui = await httpLearner(oz.server, oz.url);
  const ken = await httpLearner(oz.server, oz.url);
  return {
    ...yui.controls,
    studyTime: yui.studyTime,
    anothersStudyTime: ken.studyTime,
    now: () => oz.server.now(),
    pass: (ms) => oz.server.pass(ms),
  };
});
