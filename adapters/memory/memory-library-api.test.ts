import { libraryApiContract } from '../../core/ports/library-api.contract.ts';
import { MemoryClock } from './memory-clock.ts';
import { MemoryIds } from './memory-ids.ts';
import { memoryLearner } from './memory-learner.fixture.ts';
import { smallWorld } from './small-world.fixture.ts';

libraryApiContract('MemoryLibraryApi', async () => {
  const world = smallWorld();
  const clock = new MemoryClock();
  const ids = new MemoryIds();
  const yui = await memoryLearner(world, clock);
  const ken = await memoryLearner(world, clock, 'ken');
  return {
    ...yui.controls,
    library: yui.library,
    records: yui.records,
    another: ken.library,
    newId: () => ids.next(),
    pass: (ms) => clock.pass(ms),
  };
});
