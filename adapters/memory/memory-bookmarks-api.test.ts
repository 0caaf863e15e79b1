import { bookmarksApiContract } from '../../core/ports/bookmarks-api.contract.ts';
import { MemoryClock } from './memory-clock.ts';
import { memoryLearner } from './memory-learner.fixture.ts';
import { smallWorld } from './small-world.fixture.ts';

bookmarksApiContract('MemoryBookmarksApi', async () => {
  const world = smallWorld();
  const clock = new MemoryClock();
  const yui = await memoryLearner(world, clock);
  const ken = await memoryLearner(world, clock, 'ken');
  return {
    ...yui.controls,
    bookmarks: yui.bookmarks,
    anothers: ken.bookmarks,
    library: yui.library,
    teacher: yui.teacher,
    now: () => clock.now(),
  };
});
