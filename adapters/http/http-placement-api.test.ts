import { placementApiContract } from '../../core/ports/placement-api.contract.ts';
import { httpLearner } from './http-learner.fixture.ts';
import { openedServer } from './opened-server.fixture.ts';

const oz = openedServer();

const take = (text: string) => ({
  bytes: new TextEncoder().encode(text),
  mediaType: 'audio/webm;codecs=opus',
  durationMs: 2000,
});

placementApiContract('HttpPlacementApi', async () => {
  const { placement, controls } = await httpLearner(oz.server, oz.url);
  const lessons = oz.server.books.flatMap((book) => book.lessons);
  const questions = lessons.flatMap((lesson) => lesson.questions);
  return {
    ...controls,
    placement,
    modelOf: (id) => questions.find((question) => question.id === id)?.answers[0] ?? '',
    say: (text) => take(`said:${text}`),
    mumble: (text) => take(`said:${text} (mumbled)`),
  };
});
