import type * as v from 'valibot';
import type {
  LessonRecord,
  LessonStanding,
  MarkedWord,
  RecordDetail,
  RecordSummary,
} from '../../core/verbal-composition/record.ts';
import { asLessonSummary } from './as-lesson-summary.ts';
import type { RecordSummary as WireSummary } from '../../protocol/library.ts';
import type * as wire from '../../protocol/records.ts';

export const asRecordSummary = (summary: v.InferOutput<typeof WireSummary>): RecordSummary => ({
  id: summary.id,
  lessonId: summary.lesson_id,
  bookId: summary.book_id,
  lessonTitle: summary.lesson_title,
  savedAt: summary.saved_at,
  finished: summary.finished,
  correctCount: summary.correct_count,
  answeredCount: summary.answered_count,
  questionCount: summary.question_count,
  totalMs: summary.total_ms,
  reactionMs: summary.reaction_ms ?? undefined,
  wordsPerMinute: summary.words_per_minute ?? undefined,
});

export const asLessonRecord = (record: v.InferOutput<typeof wire.LessonRecord>): LessonRecord => ({
  ...asRecordSummary(record),
  mode: record.mode,
  level: record.level,
  targetMs: record.target_ms,
  isCleared: record.cleared,
  bestTimeMs: record.best_time_ms ?? undefined,
  roundsDone: record.rounds_done,
  nextLesson: record.next_lesson ? asLessonSummary(record.next_lesson) : undefined,
  details: record.details.map(asDetail),
});

export const asStanding = (
  standing: v.InferOutput<typeof wire.LessonStanding>,
): LessonStanding => ({
  levels: standing.levels.map(({ level, open, cleared, best_time_ms }) => ({
    level,
    isOpen: open,
    isCleared: cleared,
    bestTimeMs: best_time_ms ?? undefined,
  })),
  roundsDone: standing.rounds_done,
  openRound: standing.open_record
    ? {
        ...standing.open_record,
        outcomes: Object.fromEntries(
          standing.open_record.outcomes.map((one) => [one.question_id, one.outcome]),
        ),
        laps: standing.open_record.outcomes.map((one) => ({
          questionId: one.question_id,
          outcome: one.outcome,
          answerMs: one.answer_ms,
        })),
      }
    : undefined,
  records: standing.records.map(asRecordSummary),
});

export const asDetail = (detail: v.InferOutput<typeof wire.RecordDetail>): RecordDetail => ({
  id: detail.id,
  recordId: detail.record_id,
  questionId: detail.question_id,
  outcome: detail.outcome,
  judged: detail.judged ?? undefined,
  ...(detail.own_word && { isOwnWord: true as const }),
  transcript: detail.transcript ?? undefined,
  words: detail.words.map(asMarkedWord),
  remarks: detail.remarks,
  nearest: detail.nearest ?? undefined,
  answerMs: detail.answer_ms,
  reactionMs: detail.reaction_ms ?? undefined,
  wordsPerMinute: detail.words_per_minute ?? undefined,
  generated: detail.generated,
  audio: detail.audio ?? undefined,
  answeredAt: detail.answered_at,
});

export const asMarkedWord = ({
  mark,
  expected,
  said,
  goodness,
}: v.InferOutput<typeof wire.MarkedWord>): MarkedWord => ({
  mark,
  ...(expected !== undefined && { expected }),
  ...(said !== undefined && { said }),
  ...(goodness !== undefined && { goodness }),
});
