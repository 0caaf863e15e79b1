import { reviewApiContract } from '../../core/ports/review-api.contract.ts';
import { MemoryClock } from './memory-clock.ts';
import { MemoryIds } from './memory-ids.ts';
import { memoryLearner } from './memory-learner.fixture.ts';
import { smallWorld } from './small-world.fixture.ts';

reviewApiContract('MemoryReviewApi', async () => {
  const world = smallWorld();
  const clock = new MemoryClock();
  const ids = new MemoryIds();
  const yui = await memoryLearner(world, clock);
  const ken = await memoryLearner(world, clock, 'ken');
  return {
    ...yui.controls,
    reviews: yui.reviews,
    records: yui.records,
    another: ken.reviews,
    lessonId: 'l-1',
    questionIds: ['one', 'two'],
    newId: () => ids.next(),
    now: () => clock.now(),
    pass: (ms) => clock.pass(ms),
  };
});
