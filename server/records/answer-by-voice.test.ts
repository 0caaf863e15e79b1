import { expect, it } from 'vitest';
import { readBooks } from '../content/read-books.ts';
import { readSurvey } from '../survey/survey-file.ts';
import { buildInProcessServer } from '../in-process-server.ts';
import { FsrsScheduler } from '../review/fsrs-scheduler.ts';
import { MemoryFiles } from '../storage/memory/memory-files.ts';
import { memoryStorage } from '../storage/memory/memory-storage.ts';

const ROOM = 1000;

it('takes the room of an answer once that two servers hear at the same moment', async () => {
  const [books, survey] = await Promise.all([
    readBooks('content/books'),
    readSurvey('content/survey.yaml'),
  ]);
  if (!books.ok || !survey.ok) throw new Error('The content is broken');
  const now = () => new Date('2026-11-21T03:00:00Z');
  const scheduler = new FsrsScheduler();
  const [storage, files] = [memoryStorage(scheduler), new MemoryFiles()];
  const shared = { now, scheduler, storage, files, survey: survey.value, topics: [] };
  const servers = await Promise.all(
    [1, 2].map(() => buildInProcessServer({ ...shared, books: books.value.slice(0, 1) })),
  );
  await storage.learners.add({ id: 'yui', createdAt: now() });
  const lesson = books.value[0]?.lessons[0];
  const question = lesson?.questions[0];
  if (!lesson || !question) throw new Error('There is no question');
  const audio = new TextEncoder().encode(`said:${question.answers[0]}`);
  const answer = {
    learnerId: 'yui',
    recordId: crypto.randomUUID(),
    answerId: crypto.randomUUID(),
    questionId: question.id,
    answerMs: 2000,
    round: { lessonId: lesson.id, mode: 'ai', level: 'normal' },
    audio,
  } as const;

  const heard = await Promise.all(servers.map(({ parts }) => parts.answerByVoice.execute(answer)));

  for (const one of heard) expect(one).toMatchObject({ ok: true, value: { kind: 'graded' } });
  expect(await storage.keptTakes.add('yui', ROOM - audio.length, ROOM)).toBe(true);
  expect(await storage.keptTakes.add('yui', 1, ROOM)).toBe(false);
  await Promise.all(servers.map(({ server }) => server.close()));
});
