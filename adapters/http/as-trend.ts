import type * as v from 'valibot';
import type { Trend } from '../../core/domain/study-time/trends.ts';
import type { studyTrends } from '../../protocol/trends.ts';

type WireTrend = v.InferOutput<typeof studyTrends.reply>['spans'][number];

export const asTrend = (span: WireTrend): Trend => ({
  beginsOn: span.begins_on,
  studySeconds: span.study_seconds,
  levelScore: span.level_score ?? undefined,
  wordsPerMinute: span.words_per_minute ?? undefined,
  reactionMs: span.reaction_ms ?? undefined,
  newQuestions: span.new_questions,
  firstRight: span.first_right ?? undefined,
});
