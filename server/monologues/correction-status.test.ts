import { expect, it } from 'vitest';
import { CorrectionProgress } from './correction-progress.ts';
import { FindCorrectionStatus } from './correction-status.ts';
import type { StoredMonologue } from './monologues.ts';

const SUBMITTED = new Date(Date.UTC(2026, 10, 21));

const waiting = {
  id: 'speech',
  learnerId: 'yui',
  durationMs: 60_000,
  submittedAt: SUBMITTED,
} as StoredMonologue; // nothing else of it is looked at

const after = (minutes: number, progress = new CorrectionProgress()) =>
  new FindCorrectionStatus(
    { countBefore: async () => 1 },
    progress,
    () => new Date(SUBMITTED.getTime() + minutes * 60_000),
  ).of(waiting);

it('estimates how long a speech will take with those before it', async () => {
  expect(await after(1)).toMatchObject({ ahead: 1, secondsLeft: 40 });
});

it('estimates nothing of what should have been done long ago', async () => {
  expect(await after(11)).toMatchObject({ state: 'submitted', ahead: 1, secondsLeft: undefined });
});

it('estimates again once it is in work', async () => {
  const progress = new CorrectionProgress();
  progress.note('yui', 'speech', { done: 0.5, heard: undefined });
  expect(await after(700, progress)).toMatchObject({ progress: 0.5, secondsLeft: 30 });
});
