import { expect, it } from 'vitest';
import { MemoryProofreader } from '../proofreading/memory-proofreader.ts';
import { MemoryRecognizer } from '../speech/memory-recognizer.ts';
import { CorrectSpeech } from './correct-speech.ts';
import { CorrectionProgress, type Progress } from './correction-progress.ts';
import { FindCorrectionStatus } from './correction-status.ts';

const SAID = 'I like my mornings. They are quiet.';

it('tells the words that were heard so far', async () => {
  const told: Progress[] = [];
  await new CorrectSpeech({
    recognizer: new MemoryRecognizer(),
    proofreader: new MemoryProofreader(),
    leastWords: 3,
  }).execute({
    recording: new TextEncoder().encode(`said:${SAID}`),
    expressions: [],
    onProgress: (progress) => told.push(progress),
  });

  expect(told.map(({ heard }) => heard)).toEqual(['', 'I like my', SAID, SAID, SAID]);
  expect(told.at(-1)?.done).toBe(1);
});

it('finds nothing in how the recogniser writes', async () => {
  const corrected = await new CorrectSpeech({
    recognizer: new MemoryRecognizer(),
    proofreader: new MemoryProofreader(),
    leastWords: 3,
  }).execute({
    recording: new TextEncoder().encode('said:I beleive she have a dog.'),
    expressions: [],
    onProgress: () => {},
  });

  const found = corrected.ok ? corrected.value.sentences.flatMap(({ findings }) => findings) : [];
  expect(found.map(({ kind }) => kind)).toEqual(['agreement']);
});

it('says them to the learner who waits', async () => {
  const progress = new CorrectionProgress();
  progress.note('yui', 'speech', { done: 0.5, heard: 'I like my' });
  const status = await new FindCorrectionStatus(
    { countBefore: async () => 0 },
    progress,
    () => new Date(),
  ).of({
    id: 'speech',
    learnerId: 'yui',
    materialId: 'my-morning',
    theme: undefined,
    memo: { opening: '', points: '', closing: '' },
    recordedAt: new Date(0),
    durationMs: 60_000,
    takePath: 'takes/yui/speech',
    takeBytes: 1,
    submittedAt: new Date(1),
    correction: undefined,
    refusal: undefined,
    settledAt: undefined,
    readAt: undefined,
    feedbackWantedAt: undefined,
  });

  expect(status).toMatchObject({ progress: 0.5, heard: 'I like my' });
});
