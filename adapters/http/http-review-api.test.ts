import { reviewApiContract } from '../../core/ports/review-api.contract.ts';
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
