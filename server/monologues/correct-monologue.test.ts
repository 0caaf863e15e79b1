import { expect, it } from 'vitest';
import { ok } from '../../core/shared/result.ts';
import { countingLimits } from '../limits/counting-limits.fixture.ts';
import { Materials } from '../materials/materials.ts';
import type { Proofreader } from '../proofreading/proofreader.ts';
import { FsrsScheduler } from '../review/fsrs-scheduler.ts';
import { BudgetedRecognizer } from '../speech/budgeted-recognizer.ts';
import { MemoryRecognizer } from '../speech/memory-recognizer.ts';
import { MemoryFiles } from '../storage/memory/memory-files.ts';
import { memoryStorage } from '../storage/memory/memory-storage.ts';
import { CorrectMonologue } from './correct-monologue.ts';
import { CorrectSpeech } from './correct-speech.ts';
import { CorrectionProgress } from './correction-progress.ts';

const HOUR_MS = 3_600_000;
const SUBMITTED = new Date(Date.UTC(2026, 10, 21));
const JOB = { learnerId: 'yui', id: 'speech' };

/** Yui submitted a speech of seven words, which take three seconds. */
async function submitted() {
  const storage = memoryStorage(new FsrsScheduler());
  const { learners, monologues, submissions } = storage;
  const files = new MemoryFiles();
  const takePath = 'takes/yui/speech';
  await files.put(takePath, new TextEncoder().encode('said:I like my mornings. They are quiet.'));
  await learners.add({ id: 'yui', createdAt: SUBMITTED });
  await monologues.add({
    id: 'speech',
    learnerId: 'yui',
    materialId: 'my-morning',
    theme: undefined,
    memo: { opening: '', points: '', closing: '' },
    recordedAt: SUBMITTED,
    durationMs: 3000,
    takePath,
    takeBytes: 1,
  });
  await submissions.take('yui', 'speech', SUBMITTED, SUBMITTED);
  await monologues.submit('yui', 'speech', SUBMITTED);

  const recognizer = new MemoryRecognizer();
  const { limits, points } = countingLimits();
  let proofread: Proofreader['proofread'] = async (text) =>
    ok({ findings: [], corrected: text, written: text });
  const told: string[] = [];
  let tell = async (id: string): Promise<void> => void told.push(id);
  let now = SUBMITTED;
  const correct = new CorrectMonologue({
    ...storage,
    limits,
    files,
    materials: new Materials([]),
    correctSpeech: new CorrectSpeech({
      recognizer: new BudgetedRecognizer(recognizer, limits),
      proofreader: { proofread: (text) => proofread(text) },
      leastWords: 3,
    }),
    progress: new CorrectionProgress(),
    tell: (_, id) => tell(id),
    now: () => now,
  });
  return {
    correct: () => correct.execute(JOB),
    recognizer,
    secondsOfDay: points,
    told,
    cannotTell: () => {
      const before = tell;
      tell = async () => {
        tell = before;
        throw new Error('The database is away');
      };
    },
    reads: () => monologues.markRead('yui', 'speech', SUBMITTED),
    proofreadBy: (other: Proofreader['proofread']) => {
      proofread = other;
    },
    pass: (hours: number) => {
      now = new Date(now.getTime() + hours * HOUR_MS);
    },
    remove: () => monologues.remove('yui', 'speech'),
    speech: () => monologues.ofId('yui', 'speech'),
    maySubmitAnother: () => submissions.take('yui', 'other', SUBMITTED, SUBMITTED),
  };
}

const diesOf = (trouble: string) => async () => {
  throw new Error(trouble);
};

it.each(['a bug', 'an engine that is busy'])('gives up after 30 hours of %s', async (cause) => {
  const test = await submitted();
  if (cause === 'a bug') test.proofreadBy(diesOf(cause));
  else test.recognizer.refuse({ kind: 'speech-engine-busy' });

  test.pass(30);
  await expect(test.correct()).rejects.toThrow();
  expect(await test.speech()).toMatchObject({ settledAt: undefined });
  expect(await test.maySubmitAnother()).toBe(false);

  test.pass(1);
  await expect(test.correct()).rejects.toThrow();
  expect(await test.speech()).toMatchObject({ refusal: { kind: 'not-possible' } });
  expect(await test.maySubmitAnother()).toBe(true);
  // What was thrown is told once.
  await test.correct();
});

it('charges a speech to her day once, however often it is tried', async () => {
  const test = await submitted();
  for (const cause of ['a bug', 'another']) {
    test.proofreadBy(diesOf(cause));
    await expect(test.correct()).rejects.toThrow(cause);
    expect(test.secondsOfDay()).toBe(0);
  }
  test.recognizer.refuse({ kind: 'speech-engine-failed' });
  await expect(test.correct()).rejects.toThrow('speech-engine-failed');
  expect(test.secondsOfDay()).toBe(0);

  test.recognizer.refuse(undefined);
  test.proofreadBy(async (text) => ok({ findings: [], corrected: text, written: text }));
  await test.correct();
  expect(await test.speech()).toMatchObject({ settledAt: SUBMITTED, refusal: undefined });
  expect(test.secondsOfDay()).toBe(3);
});

it('charges a speech once that two servers hear', async () => {
  const test = await submitted();
  await Promise.all([test.correct(), test.correct()]);
  expect(test.told).toEqual(['speech']);
  expect(test.secondsOfDay()).toBe(3);
});

it('charges a speech in which it heard nothing', async () => {
  const test = await submitted();
  test.recognizer.refuse({ kind: 'no-speech' });
  await test.correct();
  expect(await test.speech()).toMatchObject({ refusal: { kind: 'no-speech' } });
  expect(test.secondsOfDay()).toBe(10);
});

it('tells her of a correction, and of no refusal', async () => {
  const corrected = await submitted();
  await corrected.correct();
  expect(corrected.told).toEqual(['speech']);

  const refused = await submitted();
  refused.recognizer.refuse({ kind: 'no-speech' });
  await refused.correct();
  expect(refused.told).toEqual([]);
});

it('tells her nothing of a speech that she deleted meanwhile', async () => {
  const test = await submitted();
  test.proofreadBy(async (text) => {
    await test.remove();
    return ok({ findings: [], corrected: text, written: text });
  });
  await test.correct();
  expect(test.told).toEqual([]);
});

it('tells her at the next try what it could not tell at the one before, until she has read it', async () => {
  const test = await submitted();
  test.cannotTell();
  await expect(test.correct()).rejects.toThrow('The database is away');
  await test.correct();
  expect(test.told).toEqual(['speech']);
  expect(test.secondsOfDay()).toBe(3);
  await test.reads();
  await test.correct();
  expect(test.told).toEqual(['speech']);
});
