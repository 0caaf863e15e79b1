import type { Insertable, Selectable } from 'kysely';
import type { SpeedLevel } from '../../../core/domain/lesson/speed-level.ts';
import type { Database } from '../../database/schema.ts';
import type {
  ListedRecord,
  Mode,
  NewRecord,
  StoredDetail,
  StoredRecord,
} from '../../records/records.ts';

export const rowOfRecord = (
  record: NewRecord,
): Omit<Insertable<Database['records']>, 'saved_at'> => ({
  id: record.id,
  learner_id: record.learnerId,
  lesson_id: record.lessonId,
  mode: record.mode,
  level: record.level,
  started_at: record.startedAt,
  finished_at: null,
});

export const rowOfDetail = (detail: StoredDetail): Insertable<Database['record_details']> => ({
  id: detail.id,
  record_id: detail.recordId,
  learner_id: detail.learnerId,
  question_id: detail.questionId,
  outcome: detail.outcome,
  judged: detail.judged ?? null,
  transcript: detail.transcript ?? null,
  words: JSON.stringify(detail.words),
  remarks: JSON.stringify(detail.remarks),
  is_own_word: detail.isOwnWord,
  nearest: detail.nearest ?? null,
  answer_ms: detail.answerMs,
  reaction_ms: detail.reactionMs ?? null,
  words_per_minute: detail.wordsPerMinute ?? null,
  generated: JSON.stringify(detail.generated),
  take_path: detail.takePath ?? null,
  answered_at: detail.answeredAt,
});

type RecordRow = Omit<Selectable<Database['records']>, 'right_ids'>;

export const asListed = (row: RecordRow): readonly ListedRecord[] =>
  row.saved_at === null
    ? []
    : [
        {
          ...asRecord(row),
          savedAt: row.saved_at,
          summary: {
            answeredCount: row.answered_count,
            correctCount: row.correct_count,
            totalMs: Number(row.total_ms),
            reactionMs: row.reaction_ms ?? undefined,
            wordsPerMinute: row.words_per_minute ?? undefined,
          },
        },
      ];

export const asRecord = (row: RecordRow): StoredRecord => ({
  id: row.id,
  learnerId: row.learner_id,
  lessonId: row.lesson_id,
  mode: row.mode as Mode, // only `open` writes it, from this very type
  level: row.level as SpeedLevel, // as with `mode`
  startedAt: row.started_at,
  savedAt: row.saved_at ?? undefined,
  finishedAt: row.finished_at ?? undefined,
});

export const asDetail = (row: Selectable<Database['record_details']>): StoredDetail => ({
  id: row.id,
  recordId: row.record_id,
  learnerId: row.learner_id,
  questionId: row.question_id,
  outcome: row.outcome,
  judged: row.judged ?? undefined,
  transcript: row.transcript ?? undefined,
  words: row.words,
  remarks: row.remarks,
  isOwnWord: row.is_own_word,
  nearest: row.nearest ?? undefined,
  answerMs: row.answer_ms,
  reactionMs: row.reaction_ms ?? undefined,
  wordsPerMinute: row.words_per_minute ?? undefined,
  generated: row.generated,
  takePath: row.take_path ?? undefined,
  answeredAt: row.answered_at,
});
