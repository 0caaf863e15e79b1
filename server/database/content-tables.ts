import type { JSONColumnType } from 'kysely';
import type { ModelVerdict } from '../../language/judge/verdict.ts';
import type { Book, Lesson, Question } from '../content/book-file.ts';
import type { Time } from './columns.ts';

/** Books as they are served, and what was judged of their wordings. */
export interface ContentTables {
  books: { id: string; position: number; content: JSONColumnType<Omit<Book, 'lessons'>> };
  lessons: {
    id: string;
    book_id: string;
    position: number;
    content: JSONColumnType<Omit<Lesson, 'questions'>>;
  };
  questions: { id: string; lesson_id: string; position: number; content: JSONColumnType<Question> };
  judged_wordings: {
    question_id: string;
    key: string;
    wording: string;
    prompt: string;
    verdict: JSONColumnType<ModelVerdict>;
    model: string;
    judged_at: Time;
  };
  /** Of what is worked out, or loaded, as a whole. */
  versions: { name: 'books' | 'progress'; version: string };
}
