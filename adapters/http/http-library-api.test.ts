import { afterAll, beforeAll, expect, it } from 'vitest';
import { libraryApiContract } from '../../core/ports/library-api.contract.ts';
import { openTestServer, type TestServer } from '../../server/http/test-server.ts';
import { httpLearner } from './http-learner.fixture.ts';

let server: TestServer;
let url: string;

beforeAll(async () => {
  server = await openTestServer();
  url = await server.listen();
}, 60_000);

afterAll(() => server.close());

libraryApiContract('HttpLibraryApi', async () => {
  const yui = await httpLearner(server, url);
  const ken = await httpLearner(server, url);
  return {
    ...yui.controls,
    library: yui.library,
    records: yui.records,
    another: ken.library,
    newId: () => crypto.randomUUID(),
    pass: (ms) => server.pass(ms),
  };
});

it('tells where a model answer is heard slowly and in a British voice', async () => {
  const { library } = await httpLearner(server, url);
  const { id = '', questions = [] } = server.books[0]?.lessons[0] ?? {};
  const lesson = await library.lesson(id);

  expect(lesson.ok && lesson.value.questions[0]).toMatchObject({
    answerAudio: `questions/${questions[0]?.id}/answer.mp3`,
    answerSlowAudio: `questions/${questions[0]?.id}/answer-slow.mp3`,
    answerBritishAudio: `questions/${questions[0]?.id}/answer-british.mp3`,
  });
});
