import { beforeEach, describe, expect, it } from 'vitest';
import type { CorrectedSentence } from '../../core/domain/monologue/correction.ts';
import { FsrsScheduler } from '../review/fsrs-scheduler.ts';
import { memoryStorage } from '../storage/memory/memory-storage.ts';
import { AskAgain } from './ask-again.ts';
import { CORRECTION, RESULT } from './correction.fixture.ts';
import { DisputeFinding } from './dispute-finding.ts';

const AT = new Date(Date.UTC(2026, 10, 21));
const why = { ja: '', en: '', ko: '' };
const usual = { area: 'verbs', why, isDoubtful: false, isDisputed: false } as const;

/** Two mistakes. */
const SENTENCE: CorrectedSentence = {
  said: 'I goed to home.',
  corrected: 'I went home.',
  from: 0,
  to: 4,
  findings: [
    { ...usual, id: 'a', start: 2, end: 6, replacement: 'went', kind: 'verb-form', topic: 'past' },
    { ...usual, id: 'b', start: 7, end: 10, replacement: '', kind: 'preposition', topic: 'to' },
  ],
};

describe('a question of hers, when she says that there was no mistake', () => {
  let storage: ReturnType<typeof memoryStorage>;
  let dispute: (findingId: string, isDisputed: boolean) => Promise<unknown>;

  beforeEach(async () => {
    storage = memoryStorage(new FsrsScheduler());
    const { learners, monologues } = storage;
    await learners.add({ id: 'yui', createdAt: AT });
    await monologues.add({
      id: 'speech',
      learnerId: 'yui',
      materialId: 'my-morning',
      theme: undefined,
      memo: { opening: '', points: '', closing: '' },
      recordedAt: AT,
      durationMs: 3000,
      takePath: 'takes/yui/speech',
      takeBytes: 1,
    });
    await monologues.submit('yui', 'speech', AT);
    const correction = { ...CORRECTION, sentences: [SENTENCE] };
    await monologues.settle('yui', 'speech', { correction, result: RESULT }, AT);
    await new AskAgain({ ...storage, now: () => AT }).execute('yui', 'speech', 0, '帰りました。');
    const disputing = new DisputeFinding(storage);
    dispute = (findingId, isDisputed) => disputing.execute('yui', 'speech', findingId, isDisputed);
  });

  const questions = () => storage.ownQuestions.ofMonologue('yui', 'speech');

  it('teaches what is left to mend, and what she took back again', async () => {
    expect(await questions()).toMatchObject([{ answer: 'I went home.', topics: ['past', 'to'] }]);
    await dispute('a', true);
    expect(await questions()).toMatchObject([
      { answer: 'I goed home.', topics: ['to'], meant: '帰りました。', addedAt: AT },
    ]);
    await dispute('a', false);
    expect(await questions()).toMatchObject([{ answer: 'I went home.', topics: ['past', 'to'] }]);
  });

  it('is gone where nothing is left to mend', async () => {
    await dispute('a', true);
    await dispute('b', true);
    expect(await questions()).toEqual([]);
  });

  it('is none where she made none', async () => {
    await storage.ownQuestions.remove('yui', 'own-speech-0');
    await dispute('a', true);
    expect(await questions()).toEqual([]);
  });
});
