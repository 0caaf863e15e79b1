import { expect, it } from 'vitest';
import { readBooks } from '../content/read-books.ts';
import { readSurvey } from '../survey/survey-file.ts';
import { buildInProcessServer } from '../in-process-server.ts';
import { FsrsScheduler } from '../review/fsrs-scheduler.ts';
import { MemoryFiles } from '../storage/memory/memory-files.ts';
import { memoryStorage } from '../storage/memory/memory-storage.ts';

const ROOM = 1000;

/** Somewhere an answer can be given, and what is said of it. */
async function opened(files: MemoryFiles, servers: number) {
  const [books, survey] = await Promise.all([
    readBooks('content/books'),
    readSurvey('content/survey.yaml'),
  ]);
  if (!books.ok || !survey.ok) throw new Error('The content is broken');
  const now = () => new Date('2026-11-21T03:00:00Z');
  const scheduler = new FsrsScheduler();
  const storage = memoryStorage(scheduler);
  const shared = { now, scheduler, storage, files, survey: survey.value, topics: [] };
  const running = await Promise.all(
    Array.from({ length: servers }, () =>
      buildInProcessServer({ ...shared, books: books.value.slice(0, 1) }),
    ),
  );
  await storage.learners.add({ id: 'yui', createdAt: now() });
  const lesson = books.value[0]?.lessons[0];
  const question = lesson?.questions[0];
  if (!lesson || !question) throw new Error('There is no question');
  const answer = {
    learnerId: 'yui',
    recordId: crypto.randomUUID(),
    answerId: crypto.randomUUID(),
    questionId: question.id,
    answerMs: 2000,
    round: { lessonId: lesson.id, mode: 'ai', level: 'normal' },
    audio: new TextEncoder().encode(`said:${question.answers[0]}`),
  } as const;
  return { storage, running, answer };
}

it('takes the room of an answer once that two servers hear at the same moment', async () => {
  const { storage, running, answer } = await opened(new MemoryFiles(), 2);

  const heard = await Promise.all(running.map(({ parts }) => parts.answerByVoice.execute(answer)));

  for (const one of heard) expect(one).toMatchObject({ ok: true, value: { kind: 'graded' } });
  const { length } = answer.audio;
  expect(await storage.keptTakes.add('yui', ROOM - length, ROOM)).toBe(true);
  expect(await storage.keptTakes.add('yui', 1, ROOM)).toBe(false);
  await Promise.all(running.map(({ server }) => server.close()));
});

it('keeps no take of an answer that she has judged herself meanwhile', async () => {
  let whenHeard: () => Promise<unknown> = async () => undefined;
  class SlowFiles extends MemoryFiles {
    override async put(path: string, bytes: Uint8Array): Promise<void> {
      await whenHeard();
      await super.put(path, bytes);
    }
  }
  const files = new SlowFiles();
  const { storage, running, answer } = await opened(files, 1);
  const [oz] = running;
  const { audio: _audio, ...given } = answer;
  whenHeard = async () => oz?.parts.gradeAnswer.execute({ ...given, outcome: 'correct' });

  const heard = await oz?.parts.answerByVoice.execute(answer);

  expect(heard).toMatchObject({ ok: true, value: { kind: 'graded' } });
  expect(await storage.records.detail('yui', answer.answerId)).toMatchObject({
    takePath: undefined,
  });
  expect(await files.get(`takes/yui/${answer.answerId}`)).toBeUndefined();
  expect(await storage.keptTakes.add('yui', ROOM, ROOM)).toBe(true);
  await oz?.server.close();
});
