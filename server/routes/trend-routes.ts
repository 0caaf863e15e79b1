import type { FastifyInstance } from 'fastify';
import { ok } from '../../core/shared/result.ts';
import { daysUpTo, monthsUpTo, studyDayOf } from '../../core/domain/study-time/study-day.ts';
import { beginningOf, trendsOf, type TrendSpan } from '../../core/domain/study-time/trends.ts';
import { endpoints } from '../../protocol/endpoints.ts';
import { serveEndpoint, type Authenticate } from '../http/serve-endpoint.ts';
import type { TrendDays } from '../study-time/trend-days.ts';

export interface TrendParts {
  readonly trendDays: TrendDays;
  readonly now: () => Date;
}

const WEEKS = 26;
const MONTHS = 12;

export function trendRoutes(
  server: FastifyInstance,
  authenticate: Authenticate,
  { trendDays, now }: TrendParts,
): void {
  serveEndpoint(server, authenticate, endpoints.studyTrends, async ({ learnerId, query }) => {
    const beginnings = beginningsUpTo(studyDayOf(now().getTime()), query.by);
    const days = await trendDays.since(learnerId, beginnings[0] ?? '');
    return ok({
      spans: trendsOf(days, beginnings).map((trend) => ({
        begins_on: trend.beginsOn,
        study_seconds: trend.studySeconds,
        level_score: trend.levelScore ?? null,
        words_per_minute: trend.wordsPerMinute ?? null,
        reaction_ms: trend.reactionMs ?? null,
        new_questions: trend.newQuestions,
        first_right: trend.firstRight ?? null,
      })),
    });
  });
}

function beginningsUpTo(today: string, by: TrendSpan): readonly string[] {
  if (by === 'month') return monthsUpTo(today, MONTHS).map((month) => `${month}-01`);
  const monday = beginningOf(today, 'week');
  return daysUpTo(monday, (WEEKS - 1) * 7 + 1).filter((_, index) => index % 7 === 0);
}
