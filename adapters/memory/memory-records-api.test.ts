import { recordsApiContract } from '../../core/ports/records-api.contract.ts';
import { MemoryClock } from './memory-clock.ts';
import { MemoryIds } from './memory-ids.ts';
import { memoryLearner } from './memory-learner.fixture.ts';
import { memoryRecordsSubject } from './memory-records-subject.fixture.ts';
import { smallWorld } from './small-world.fixture.ts';

recordsApiContract('MemoryRecordsApi', async () => {
  const world = smallWorld();
  const clock = new MemoryClock();
  const yui = await memoryLearner(world, clock);
  const ken = await memoryLearner(world, clock, 'ken');
  return memoryRecordsSubject({ world, clock, ids: new MemoryIds(), yui, ken });
});
