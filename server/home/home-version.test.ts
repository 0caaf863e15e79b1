import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, TEST_DATABASES, type TestDatabase } from '../database/test-databases.ts';
import { CORRECTION, RESULT } from '../monologues/correction.fixture.ts';
import type { NewMonologue } from '../monologues/monologues.ts';
import { FsrsScheduler, SCHEDULED_BY } from '../review/fsrs-scheduler.ts';
import { memoryStorage } from '../storage/memory/memory-storage.ts';
import { sqlStorage } from '../storage/sql/sql-storage.ts';
import type { Storage } from '../storage/storage.ts';

const at = new Date('2026-11-21T03:00:00Z');

const SPEECH: NewMonologue = {
  id: 'm',
  learnerId: 'yui',
  materialId: 'my-morning',
  theme: undefined,
  memo: { opening: '', points: '', closing: '' },
  recordedAt: at,
  durationMs: 60_000,
  takePath: 'x',
  takeBytes: 1,
};

/** What home tells of, beside rounds and answers in lessons. */
const CHANGES: Readonly<Record<string, (storage: Storage) => Promise<unknown>>> = {
  'a study session': ({ studySessions }) =>
    studySessions.add({
      id: 's',
      learnerId: 'yui',
      studyType: 'verbal_composition',
      lessonId: undefined,
      materialId: undefined,
      startedAt: at,
      endedAt: at,
      durationSeconds: 60,
      pauseSeconds: 0,
    }),
  'a celebration': ({ celebrations }) => celebrations.claim('yui', 3),
  'an answer in a review': async ({ reviews, answerLog }) => {
    await reviews.begin({
      id: 'r',
      learnerId: 'yui',
      kind: 'daily',
      questionIds: ['q'],
      begunAt: at,
    });
    await answerLog.add({
      id: 'a',
      learnerId: 'yui',
      questionId: 'q',
      reviewId: 'r',
      outcome: 'correct',
      ground: 'judged',
      answerMs: 1000,
      targetMs: 3000,
      answeredAt: at.getTime(),
      gradedAt: at.getTime(),
    });
  },
  'a question left out of reviews': ({ answerLog }) => answerLog.remove('yui', 'other', true),
  'a speech': ({ monologues }) => monologues.add(SPEECH),
  'a speech that is submitted': ({ monologues }) => monologues.submit('yui', 'm', at),
  'a speech that is settled': ({ monologues }) =>
    monologues.settle('yui', 'm', { refusal: { kind: 'no-speech' } }, at),
  'a speech that is corrected': async ({ monologues }) => {
    await monologues.add({ ...SPEECH, id: 'corrected' });
    await monologues.submit('yui', 'corrected', at);
    const settled = { correction: CORRECTION, result: RESULT };
    expect(await monologues.settle('yui', 'corrected', settled, at)).toBe(true);
  },
  'a correction that changes': ({ monologues }) =>
    monologues.changeCorrection('yui', 'corrected', (correction) => ({
      correction,
      result: { ...RESULT, level: 'C1' },
    })),
  'a question of her own': ({ ownQuestions }) =>
    ownQuestions.keep({
      id: 'own',
      learnerId: 'yui',
      monologueId: 'm',
      sentence: 0,
      meant: undefined,
      said: 'She have a garden.',
      answer: 'She has a garden.',
      note: { ja: '三人称です。', en: 'Third person.', ko: '3인칭입니다.' },
      topics: [],
      addedAt: at,
    }),
  'a question of her own that is removed': ({ ownQuestions }) => ownQuestions.remove('yui', 'own'),
  'a speech that is removed': ({ monologues }) => monologues.remove('yui', 'm'),
  'chosen genres': ({ monologues }) => monologues.chooseGenres('yui', ['travel']),
};

const versionsOf = async (storage: Storage): Promise<void> => {
  for (const [name, change] of Object.entries(CHANGES)) {
    const before = await storage.library.versionFor('yui');
    await change(storage);
    expect(await storage.library.versionFor('yui'), name).not.toBe(before);
  }
};

it('changes in memory with all that home tells of', () =>
  versionsOf(memoryStorage(new FsrsScheduler())));

describe.each(TEST_DATABASES)('on $name', ({ address }) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await openTestDatabase(address);
  }, 60_000);

  afterAll(() => database.close());

  it('changes with all that home tells of', async () => {
    await database.db.insertInto('learners').values({ id: 'yui', created_at: at }).execute();
    await versionsOf(sqlStorage(database.db, new FsrsScheduler(), SCHEDULED_BY));
  });
});
