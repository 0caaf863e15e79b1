import { catalogueApiContract } from '../../core/ports/catalogue-api.contract.ts';
import { MemoryClock } from './memory-clock.ts';
import { MemoryIds } from './memory-ids.ts';
import { memoryLearner } from './memory-learner.fixture.ts';
import { smallWorld } from './small-world.fixture.ts';

catalogueApiContract('MemoryCatalogueApi', async () => {
  const world = smallWorld();
  const clock = new MemoryClock();
  const ids = new MemoryIds();
  const yui = await memoryLearner(world, clock);
  const ken = await memoryLearner(world, clock, 'ken');
  return {
    ...yui.controls,
    catalogue: yui.catalogue,
    anothers: ken.catalogue,
    library: yui.library,
    records: yui.records,
    newId: () => ids.next(),
    pass: (ms) => clock.pass(ms),
  };
});
