import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Book, LessonSummary, Lesson, Question } from './library.ts';
import { Outcome } from './records.ts';
import { ById } from './values.ts';

const BookLayout = v.object({ book: Book, lessons: v.array(LessonSummary) });

export const layouts = endpoint({
  method: 'GET',
  path: 'v1/verbal_composition/books/layout',
  summary: 'Every book with all its lessons, in order, and how far the learner is',
  auth: 'bearer',
  reply: v.object({ layouts: v.array(BookLayout) }),
  refusals: [],
});

export const bookTags = endpoint({
  method: 'GET',
  path: 'v2/verbal_composition/book_tags',
  summary: 'What books are tagged with, and how many books each tag has',
  auth: 'bearer',
  isContent: true,
  reply: v.object({ tags: v.array(v.object({ tag: v.string(), book_count: v.number() })) }),
  refusals: [],
});

export const taggedBooks = endpoint({
  method: 'GET',
  path: 'v2/verbal_composition/books',
  summary: 'Every book, or those with a tag, with how far the learner is',
  auth: 'bearer',
  query: v.object({ tag: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(64))) }),
  reply: v.object({ books: v.array(Book) }),
  refusals: [],
});

export const bookLayout2 = endpoint({
  method: 'GET',
  path: 'v2/verbal_composition/books/{id}/layout',
  summary: 'The same as v3',
  auth: 'bearer',
  params: ById,
  reply: BookLayout,
  refusals: ['not-found'],
});

/** A question with how the learner answered it last; null where she has not. */
export const ListedQuestion = v.object({ ...Question.entries, last_outcome: v.nullable(Outcome) });

export const questionList = endpoint({
  method: 'GET',
  path: 'v1/verbal_composition/lessons/{id}',
  summary: 'One lesson with its questions, and how the learner answered each of them last',
  auth: 'bearer',
  params: ById,
  reply: v.object({
    ...Lesson.entries,
    unlocked: v.boolean(),
    questions: v.array(ListedQuestion),
  }),
  refusals: ['not-found'],
});
