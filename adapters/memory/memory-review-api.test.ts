import { reviewApiContract } from '../../core/ports/review-api.contract.ts';
import { reviewJudgingContract } from '../../core/ports/review-judging.contract.ts';
import { MemoryClock } from './memory-clock.ts';
import { MemoryIds } from './memory-ids.ts';
import { MUMBLED } from './memory-judge.ts';
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

const take = (text: string) => ({
  bytes: new TextEncoder().encode(text),
  mediaType: 'audio/webm',
  durationMs: 2000,
});

reviewJudgingContract('MemoryReviewApi', async () => {
  const world = smallWorld();
  const yui = await memoryLearner(world, new MemoryClock());
  const [lesson, lockedLesson] = ['l-1', 'l-2'].map((id) => world.lessons.get(id));
  if (!lesson || !lockedLesson) throw new Error('The world is too small');
  return {
    ...yui.controls,
    reviews: yui.reviews,
    records: yui.records,
    lesson,
    lockedLesson,
    say: (text) => take(`said:${text}`),
    mumble: (text) => take(`said:${text} ${MUMBLED}`),
    noise: take('noise'),
    breakRecognizer: (isBroken) => {
      world.isRecognizerBroken = isBroken;
    },
  };
});
