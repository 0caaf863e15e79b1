import type { ColumnType, JSONColumnType } from 'kysely';
import type { Book, Lesson, Question } from '../content/book-file.ts';
import type { MarkedWord } from '../../language/judge/verdict.ts';

/** Set by whoever writes the row, read as a Date. */
type Time = ColumnType<Date, Date, Date>;

export interface Database {
  learners: { id: string; email: string; password_hash: string; created_at: Time };
  refresh_tokens: {
    hash: string;
    family: string;
    learner_id: string;
    access_jti: string;
    expires_at: Time;
    used_at: Time | null;
    revoked_at: Time | null;
  };
  books: { id: string; position: number; content: JSONColumnType<Omit<Book, 'lessons'>> };
  lessons: {
    id: string;
    book_id: string;
    position: number;
    content: JSONColumnType<Omit<Lesson, 'questions'>>;
  };
  questions: { id: string; lesson_id: string; position: number; content: JSONColumnType<Question> };
  records: {
    id: string;
    learner_id: string;
    lesson_id: string;
    mode: string;
    started_at: Time;
    saved_at: Time | null;
    finished_at: Time | null;
  };
  record_details: {
    id: string;
    record_id: string;
    learner_id: string;
    question_id: string;
    outcome: 'correct' | 'wrong';
    judged: 'correct' | 'wrong' | null;
    transcript: string | null;
    words: JSONColumnType<readonly MarkedWord[]>;
    nearest: string | null;
    answer_ms: number;
    take_path: string | null;
    answered_at: Time;
  };
}
