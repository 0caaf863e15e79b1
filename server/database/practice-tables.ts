import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { ReviewKind } from '../../core/domain/recall/offer-review.ts';
import type { LoggedAnswer, Recall } from '../../core/domain/recall/recall.ts';
import type { Language } from '../../core/shared/language.ts';
import type { MarkedWord, Remark } from '../../language/judge/verdict.ts';
import type { BookmarkKind } from '../bookmarks/bookmarks.ts';
import type { TeacherName } from '../teacher/teacher.ts';
import type { Time, Whole } from './columns.ts';

/** Rounds, answers and reviews, what they come to, and what is kept beside them. */
export interface PracticeTables {
  records: {
    id: string;
    learner_id: string;
    lesson_id: string;
    mode: string;
    level: Generated<string>;
    started_at: Time;
    saved_at: Time | null;
    finished_at: Time | null;
    answered_count: Generated<number>;
    correct_count: Generated<number>;
    total_ms: Generated<Whole>;
    reaction_ms: number | null;
    words_per_minute: number | null;
    /** The questions whose last answer in the round was right. */
    right_ids: Generated<string[]>;
  };
  record_details: {
    id: string;
    record_id: string;
    learner_id: string;
    question_id: string;
    outcome: 'correct' | 'wrong';
    judged: 'correct' | 'unlisted' | 'wrong' | null;
    transcript: string | null;
    words: JSONColumnType<readonly MarkedWord[]>;
    remarks: JSONColumnType<readonly Remark[]>;
    is_own_word: boolean;
    nearest: string | null;
    answer_ms: number;
    take_path: string | null;
    answered_at: Time;
    reaction_ms: number | null;
    words_per_minute: number | null;
    generated: JSONColumnType<readonly string[], string | undefined>;
  };
  /** What is kept of each learner's takes. */
  kept_takes: { learner_id: string; bytes: Whole };
  // From here to `level_progress`: what answers and rounds come to (see `rebuild-progress.ts`).
  question_progress: {
    learner_id: string;
    question_id: string;
    is_learned: boolean;
    last_outcome: 'correct' | 'wrong';
    last_answered_at: Time;
  };
  lesson_progress: {
    learner_id: string;
    lesson_id: string;
    answered_count: number;
    correct_count: number;
    best_time_ms: Whole | null;
    last_answered_at: Time;
  };
  level_progress: {
    learner_id: string;
    lesson_id: string;
    level: string;
    rounds_done: number;
    best_time_ms: Whole | null;
  };
  answer_log: {
    learner_id: string;
    id: string;
    question_id: string;
    review_id: string | null;
    outcome: LoggedAnswer['outcome'];
    ground: LoggedAnswer['ground'];
    answer_ms: number;
    target_ms: number;
    answered_at: Time;
    graded_at: Time;
  };
  reviews: {
    id: string;
    learner_id: string;
    kind: ReviewKind;
    question_ids: JSONColumnType<readonly string[]>;
    begun_at: Time;
    finished_at: Time | null;
  };
  review_items: {
    learner_id: string;
    question_id: string;
    removed: Generated<boolean>;
    scheduled_by: string | null;
    recall: ColumnType<Recall | null, string | undefined, string | null>;
    /** As the recall has it. */
    due_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** Study days from which on it is due, and weak; null where it never is. */
    due_on: ColumnType<string | null, string | null | undefined, string | null>;
    weak_from: ColumnType<string | null, string | null | undefined, string | null>;
  };
  bookmarks: {
    learner_id: string;
    kind: BookmarkKind;
    target_id: string;
    question_id: string | null;
    is_on: boolean;
    changed_at: Time;
  };
  teacher_questions: {
    learner_id: string;
    id: string;
    question_id: string;
    text: string;
    answer_id: string | null;
    language: Language;
    asked_at: Time;
    answer: string | null;
    teacher: TeacherName | null;
  };
}
