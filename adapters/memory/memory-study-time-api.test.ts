import { studyTimeApiContract } from '../../core/ports/study-time-api.contract.ts';
import { MemoryClock } from './memory-clock.ts';
import { memoryLearner } from './memory-learner.fixture.ts';
import { smallWorld } from './small-world.fixture.ts';

studyTimeApiContract('MemoryStudyTimeApi', async () => {
  const world = smallWorld();
  const clock = new MemoryClock();
  const yui = await memoryLearner(world, clock);
  const ken = await memoryLearner(world, clock, 'ken');
  return {
    ...yui.controls,
    studyTime: yui.studyTime,
    anothersStudyTime: ken.studyTime,
    now: () => clock.now(),
    pass: (ms) => clock.pass(ms),
  };
});
