import { expect, it } from 'vitest';
import { libraryApiContract } from '../../core/ports/library-api.contract.ts';
import { httpLearner } from './http-learner.fixture.ts';
import { openedServer } from './opened-server.fixture.ts';

const oz = openedServer();

libraryApiContract('HttpLibraryApi', async () => {
  const yui = await httpLearner(oz.server, oz.url);
  const ken = await httpLearner(oz.server, oz.url);
  return {
    ...yui.controls,
    library: yui.library,
    records: yui.records,
    another: ken.library,
    newId: () => crypto.randomUUID(),
    pass: (ms) => oz.server.pass(ms),
  };
});

it('tells where a model answer is heard slowly and in a British voice', async () => {
  const { library } = await httpLearner(oz.server, oz.url);
  const { id = '', questions = [] } = oz.server.books[0]?.lessons[0] ?? {};
  const lesson = await library.lesson(id);

  expect(lesson.ok && lesson.value.questions[0]).toMatchObject({
    answerAudio: `questions/${questions[0]?.id}/answer.mp3`,
    answerSlowAudio: `questions/${questions[0]?.id}/answer-slow.mp3`,
    answerBritishAudio: `questions/${questions[0]?.id}/answer-british.mp3`,
  });
});
