import { beforeEach, expect, it } from 'vitest';
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

/** When those before it were submitted. */
let before: readonly Date[];

beforeEach(() => {
  before = [SUBMITTED];
});

const after = (minutes: number, progress = new CorrectionProgress()) =>
  new FindCorrectionStatus(
    { countBefore: async (_, since) => before.filter((at) => at >= since).length },
    progress,
    () => new Date(SUBMITTED.getTime() + minutes * 60_000),
  ).of(waiting);

it('estimates how long a speech will take with those before it', async () => {
  expect(await after(1)).toMatchObject({ ahead: 1, secondsLeft: 40 });
});

it('estimates nothing of what should have been done long ago', async () => {
  expect(await after(11)).toMatchObject({ state: 'submitted', secondsLeft: undefined });
});

it('estimates again once it is in work', async () => {
  const progress = new CorrectionProgress();
  progress.note('yui', 'speech', { done: 0.5, heard: undefined });
  expect(await after(700, progress)).toMatchObject({ progress: 0.5, ahead: 0, secondsLeft: 10 });
});

it('counts none of those before it that should have been done long ago', async () => {
  before = [new Date(SUBMITTED.getTime() - 5 * 3_600_000), SUBMITTED];
  expect(await after(1)).toMatchObject({ ahead: 1, secondsLeft: 40 });
});

it('counts all of them that came after what is in work', async () => {
  const minutesBefore = (minutes: number) => new Date(SUBMITTED.getTime() - minutes * 60_000);
  before = [
    minutesBefore(300),
    ...Array.from({ length: 40 }, (_, at) => minutesBefore(20 - at / 4)),
  ];
  const progress = new CorrectionProgress();
  progress.begin('ken', 'other', minutesBefore(20));
  expect(await after(1, progress)).toMatchObject({ ahead: 40 });
});
