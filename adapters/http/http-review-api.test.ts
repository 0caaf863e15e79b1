import { reviewApiContract } from '../../core/ports/review-api.contract.ts';
import { reviewJudgingContract } from '../../core/ports/review-judging.contract.ts';
import { httpLearner } from './http-learner.fixture.ts';
import { openedServer } from './opened-server.fixture.ts';

const oz = openedServer();

reviewApiContract('HttpReviewApi', async () => {
  const yui = await httpLearner(oz.server, oz.url);
  const ken = await httpLearner(oz.server, oz.url);
  const [lesson] = oz.server.books[0]?.lessons ?? [];
  const [first, second] = lesson?.questions.map(({ id }) => id) ?? [];
  if (!lesson || first === undefined || second === undefined) throw new Error('Too little content');
  return {
    ...yui.controls,
    reviews: yui.reviews,
    records: yui.records,
    another: ken.reviews,
    lessonId: lesson.id,
    questionIds: [first, second],
    newId: () => crypto.randomUUID(),
    now: () => oz.server.now(),
    pass: (ms) => oz.server.pass(ms),
  };
});

const take = (text: string) => ({
  bytes: new TextEncoder().encode(text),
  mediaType: 'audio/webm;codecs=opus',
  durationMs: 2000,
});

reviewJudgingContract('HttpReviewApi', async () => {
  const yui = await httpLearner(oz.server, oz.url);
  const [open = '', locked = ''] = oz.server.books[0]?.lessons.map(({ id }) => id) ?? [];
  const [lesson, lockedLesson] = await Promise.all([
    yui.library.lesson(open),
    yui.library.lesson(locked),
  ]);
  if (!lesson.ok || !lockedLesson.ok) throw new Error('Too little content');
  return {
    ...yui.controls,
    reviews: yui.reviews,
    records: yui.records,
    lesson: lesson.value,
    lockedLesson: lockedLesson.value,
    say: (text) => take(`said:${text}`),
    mumble: (text) => take(`said:${text} (mumbled)`),
    noise: take('noise'),
    breakRecognizer: (isBroken) =>
      oz.server.recognizer.refuse(isBroken ? { kind: 'speech-engine-failed' } : undefined),
  };
});
