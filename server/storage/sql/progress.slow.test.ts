import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FsrsScheduler, SCHEDULED_BY } from '../../review/fsrs-scheduler.ts';
import { sqlStorage } from './sql-storage.ts';
import { sql } from 'kysely';
import { SqlLearners } from './sql-learners.ts';
import type { Book } from '../../content/book-file.ts';
import {
  openTestDatabase,
  TEST_DATABASES,
  type TestDatabase,
} from '../../database/test-databases.ts';
import { bookOf } from '../../library/book-of.fixture.ts';
import { SqlStudySessions } from './sql-study-sessions.ts';
import { rebuildProgress } from './rebuild-progress.ts';
import type { StoredDetail } from '../../records/records.ts';

const LEARNERS = ['yui', 'ken'];
const ROUNDS = ['r1', 'r2', 'r3'];
const QUESTIONS = ['q1', 'q2', 'q3'];
const BEGAN = Date.UTC(2026, 10, 21);

const one = <T>(values: readonly T[]) => fc.constantFrom(...values);
const outcome = one(['correct', 'wrong'] as const);

/** Anything that happens to what learners did, in an order and as often as it likes. */
const deed = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('answer' as const),
      id: one(['a1', 'a2', 'a3', 'a4', 'a5', 'a6']),
      learner: one(LEARNERS),
      round: one(ROUNDS),
      question: one(QUESTIONS),
      outcome,
      second: fc.nat(20),
      answerMs: fc.nat(100_000),
      reactionMs: fc.option(fc.nat(5000), { nil: undefined }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('flip' as const),
      id: one(['a1', 'a2', 'a3', 'c1']),
      learner: one(LEARNERS),
      outcome,
    }),
  },
  fc.record({
    kind: fc.constant('rejudge' as const),
    id: one(['a1', 'a2', 'a3']),
    learner: one(LEARNERS),
    outcome,
  }),
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('finish' as const),
      round: one(ROUNDS),
      learner: one(LEARNERS),
    }),
  },
  fc.record({ kind: fc.constant('copy' as const), from: one(ROUNDS), learner: one(LEARNERS) }),
  fc.record({
    kind: fc.constant('study' as const),
    id: one(['s1', 's2']),
    learner: one(LEARNERS),
    hour: fc.nat(72),
  }),
  fc.record({
    kind: fc.constant('books' as const),
    of: fc.array(fc.subarray(QUESTIONS), { maxLength: 2 }),
  }),
  fc.record({ kind: fc.constant('leave' as const), learner: one(LEARNERS) }),
);
type Deed = typeof deed extends fc.Arbitrary<infer D> ? D : never;

/** A book with one lesson for each of these lists; a question that is in two of them stays in the first. */
function booksOf(lists: readonly (readonly string[])[]): readonly Book[] {
  const seen = new Set<string>();
  return lists.flatMap((list, index) => {
    const ids = list.filter((id) => !seen.has(id));
    for (const id of ids) seen.add(id);
    const [lesson] = bookOf(...ids).lessons;
    return ids.length > 0 && lesson
      ? [{ ...bookOf(), id: `b${index}`, lessons: [{ ...lesson, id: `l${index}` }] }]
      : [];
  });
}

describe.each(TEST_DATABASES)('progress on $name', ({ address }) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await openTestDatabase(address);
  }, 60_000);

  afterAll(() => database.close());

  async function happen(deeds: readonly Deed[]): Promise<void> {
    const { db } = database;
    const { records, library } = sqlStorage(db, new FsrsScheduler(), SCHEDULED_BY);
    const studies = new SqlStudySessions(db);
    const learners = new SqlLearners(db);
    const at = (second: number) => new Date(BEGAN + 1000 * second);
    const begin = async (id: string) => {
      await learners.add({ id, email: `${id}@oz.example`, passwordHash: '', createdAt: at(0) });
      for (const [index, round] of ROUNDS.entries()) {
        const level = index === 2 ? 'quick' : 'normal';
        const lessonId = index === 0 ? 'l0' : 'l1';
        const head = { id: `${id}-${round}`, learnerId: id, lessonId, mode: 'ai', level } as const;
        await records.open({ ...head, startedAt: at(0) });
      }
    };
    for (const id of LEARNERS) await begin(id);
    await library.replace(booksOf([['q1', 'q2'], ['q3']]));
    for (const one of deeds) {
      if (one.kind === 'books') await library.replace(booksOf(one.of));
      else if (one.kind === 'leave') {
        await learners.remove(one.learner);
        await begin(one.learner);
      } else {
        const { learner } = one;
        const own = (id: string) => `${learner}-${id}`;
        if (one.kind === 'answer') {
          const { question: questionId, answerMs, reactionMs, second } = one;
          const named = { id: own(one.id), recordId: own(one.round), learnerId: learner };
          await records.addDetail({
            ...UNSPOKEN,
            ...named,
            questionId,
            answerMs,
            reactionMs,
            outcome: one.outcome,
            answeredAt: at(second),
          });
        } else if (one.kind === 'flip')
          await records.setOutcome(learner, own(one.id), one.outcome, at(40));
        else if (one.kind === 'rejudge') {
          const { words, remarks, nearest } = UNSPOKEN;
          const verdict = { outcome: one.outcome, judged: one.outcome, words, remarks, nearest };
          await records.rejudge(learner, own(one.id), verdict, at(40));
        } else if (one.kind === 'finish') await records.finish(learner, own(one.round), at(30));
        else if (one.kind === 'copy') {
          const from = await records.ofId(learner, own(one.from));
          const details = await records.details(learner, [own(one.from)]);
          const copies = details.map((detail, index) => ({
            ...detail,
            id: own(`c${index}`),
            recordId: own('copy'),
          }));
          if (from) await records.copy({ ...from, id: own('copy'), startedAt: at(25) }, copies);
        } else {
          await studies.add({
            id: one.id,
            learnerId: learner,
            studyType: 'verbal_composition',
            lessonId: undefined,
            materialId: undefined,
            startedAt: at(0),
            endedAt: at(3600 * one.hour),
            durationSeconds: 60,
            pauseSeconds: 0,
          });
        }
      }
    }
  }

  const progress = async () => {
    const read = async (table: string) =>
      (
        await sql`select to_jsonb(t) as row from ${sql.table(table)} t order by 1`.execute(
          database.db,
        )
      ).rows;
    return {
      records: await read('records'),
      questions: await read('question_progress'),
      levels: await read('level_progress'),
      lessons: await read('lesson_progress'),
      days: await read('study_days'),
    };
  };

  it('that was kept up is what it would be worked out anew', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 5, maxLength: 25 }), async (deeds) => {
        await database.empty();
        await happen(deeds);
        const kept = await progress();
        await rebuildProgress(database.db);
        expect(kept).toEqual(await progress());
      }),
      { numRuns: 25 },
    );
  });
});

const UNSPOKEN = {
  judged: 'wrong',
  isOwnWord: false,
  transcript: undefined,
  words: [],
  remarks: [],
  nearest: undefined,
  wordsPerMinute: undefined,
  generated: [],
  takePath: undefined,
} satisfies Partial<StoredDetail>;
