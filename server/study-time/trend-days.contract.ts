import { beforeEach, describe, expect, it } from 'vitest';
import type { Ground } from '../../core/domain/recall/recall-grade.ts';
import { studyDayOf } from '../../core/domain/study-time/study-day.ts';
import { NOTHING } from '../../core/domain/study-time/trends.ts';
import { at, detail, record } from '../records/stored-round.fixture.ts';
import type { Storage } from '../storage/storage.ts';
import type { TrendDays } from './trend-days.ts';

type Subject = Pick<Storage, 'answerLog' | 'monologues' | 'records' | 'studySessions'> & {
  readonly trendDays: TrendDays;
};

const MORNING = Date.UTC(2026, 10, 20, 18);
const DAY_MS = 86_400_000;

/** `fresh` gives an empty storage in which `yui` and `ken` are learners. */
export function trendDaysContract(adapter: string, fresh: () => Promise<Subject>): void {
  describe(`${adapter} keeps the TrendDays contract`, () => {
    let storage: Subject;

    beforeEach(async () => {
      storage = await fresh();
    });

    const answers = (
      questionId: string,
      at: number,
      outcome: 'correct' | 'wrong' | 'skipped',
      ground: Ground = 'judged',
    ) =>
      storage.answerLog.add({
        id: `${questionId}-${at}`,
        learnerId: 'yui',
        questionId,
        reviewId: undefined,
        outcome,
        ground,
        answerMs: 1000,
        targetMs: 3000,
        answeredAt: at,
        gradedAt: at,
      });

    const speaks = async (id: string, at: number, score: number | undefined) => {
      await storage.monologues.add({
        id,
        learnerId: 'yui',
        materialId: 'my-morning',
        theme: undefined,
        memo: { opening: '', points: '', closing: '' },
        recordedAt: new Date(at),
        durationMs: 60_000,
        takePath: id,
        takeBytes: 1,
      });
      await storage.monologues.submit('yui', id, new Date(at));
      const result = {
        level: undefined,
        score,
        words: 80,
        wordsPerMinute: 90,
        pauses: 1,
        differentWords: 50,
        mistakes: [],
      };
      // Of a correction only the figures count here.
      const correction = { sentences: [] } as never;
      await storage.monologues.settle('yui', id, { correction, result }, new Date(at));
    };

    it('knows nothing where nothing was done', async () => {
      expect(await storage.trendDays.since('yui', '2026-01-01')).toEqual([]);
    });

    it('counts the first answer to each question, and what was only seen as not right', async () => {
      await answers('a', MORNING, 'wrong');
      await answers('a', MORNING + 1, 'correct');
      await answers('b', MORNING + 2, 'skipped');
      await answers('b', MORNING + 3, 'correct');
      await answers('c', MORNING + 4, 'correct', 'seen');
      await answers('d', MORNING - 1, 'correct');
      const days = await storage.trendDays.since('yui', '2026-11-21');
      expect(days).toMatchObject([{ day: '2026-11-21', firstAnswers: { count: 3, total: 1 } }]);
      expect(await storage.trendDays.since('yui', '2026-11-20')).toHaveLength(2);
      expect(await storage.trendDays.since('ken', '2026-11-20')).toEqual([]);
    });

    it('counts a mistake that was made a question once she answers it, on that day', async () => {
      await answers('own-m1-0', MORNING, 'wrong', 'speech');
      await answers('own-m1-1', MORNING, 'wrong', 'speech');
      await answers('own-m1-1', MORNING + DAY_MS, 'correct');
      const days = await storage.trendDays.since('yui', '2026-11-21');
      expect(days).toMatchObject([{ day: '2026-11-22', firstAnswers: { count: 1, total: 1 } }]);
    });

    it('counts how soon she spoke once, in however many rounds her answer was copied', async () => {
      await storage.records.open(record('r1'));
      await storage.records.addDetail({ ...detail('d1', 'r1', 5), reactionMs: 900 });
      const copy = { ...detail('d2', 'r2', 5), reactionMs: 900 };
      await storage.records.copy(record('r2', 30), [copy]);
      await storage.records.addDetail({ ...detail('d3', 'r2', 31), reactionMs: 1500 });
      const days = await storage.trendDays.since('yui', studyDayOf(+at(5)));
      expect(days).toMatchObject([{ reactions: { count: 2, total: 2400 } }]);
    });

    it('adds up speeches and study of a day', async () => {
      await speaks('m1', MORNING, 2);
      await speaks('m2', MORNING + 1, 3);
      await speaks('m3', MORNING + 2, undefined);
      await storage.studySessions.add({
        id: 's',
        learnerId: 'yui',
        studyType: 'one_min_speech',
        lessonId: undefined,
        materialId: undefined,
        startedAt: new Date(MORNING),
        endedAt: new Date(MORNING + DAY_MS),
        durationSeconds: 600,
        pauseSeconds: 0,
      });
      const days = await storage.trendDays.since('yui', '2026-11-21');
      expect(days.toSorted((a, b) => (a.day < b.day ? -1 : 1))).toEqual([
        {
          day: '2026-11-21',
          studySeconds: 0,
          levels: { count: 2, total: 5 },
          paces: { count: 3, total: 270 },
          reactions: NOTHING,
          firstAnswers: NOTHING,
        },
        {
          day: '2026-11-22',
          studySeconds: 600,
          levels: NOTHING,
          paces: NOTHING,
          reactions: NOTHING,
          firstAnswers: NOTHING,
        },
      ]);
    });
  });
}
