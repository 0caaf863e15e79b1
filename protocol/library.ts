import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { ById, Genre, Id, Instant, Level, LocalText, Milliseconds } from './values.ts';

export const Progress = v.picklist(['unlearned', 'learning', 'learned']);

export const Book = v.object({
  id: Id,
  title: LocalText,
  description: LocalText,
  genre: Genre,
  level: Level,
  tags: v.array(v.string()),
  lesson_count: v.number(),
  learned_lesson_count: v.number(),
  /** In which every prompt of it is written. */
  prompt_languages: v.array(v.picklist(['ja', 'ko'])),
});

export const LessonSummary = v.object({
  id: Id,
  book_id: Id,
  book_title: LocalText,
  title: LocalText,
  minutes: v.number(),
  easy: v.boolean(),
  question_count: v.number(),
  progress: Progress,
  /** False until every question of the lesson before it has been answered correctly, unless it is below her level. */
  unlocked: v.boolean(),
  /** The title of the lesson that opens it; null where it is unlocked. */
  opens_after: v.nullable(LocalText),
  /** Sum of the answering times of the fastest record with every question right; null when there is none. */
  best_time_ms: v.nullable(Milliseconds),
});

export const Question = v.object({
  id: Id,
  /** The Japanese sentence to be said in English. */
  prompt: v.string(),
  /** The same in Korean, spoken by no voice; absent where the book is written in Japanese only. */
  prompt_ko: v.optional(v.string()),
  /** Every wording that counts as right; the first is the model answer. */
  answers: v.pipe(v.array(v.string()), v.minLength(1)),
  /** The point of the question, as a teacher would put it. */
  note: LocalText,
  tags: v.array(v.string()),
  level: Level,
  /** Paths for `download_file`; empty where it is spoken by no voice. */
  prompt_audio: v.string(),
  answer_audio: v.string(),
  /** The same answer slowly, and in a British voice; absent from servers that do not speak so. */
  answer_slow_audio: v.optional(v.string()),
  answer_british_audio: v.optional(v.string()),
});

export const Lesson = v.object({
  id: Id,
  book_id: Id,
  title: LocalText,
  questions: v.array(Question),
});

/** One round through a lesson, in a list. */
export const RecordSummary = v.object({
  id: Id,
  lesson_id: Id,
  book_id: Id,
  lesson_title: LocalText,
  saved_at: Instant,
  finished: v.boolean(),
  correct_count: v.number(),
  answered_count: v.number(),
  question_count: v.number(),
  /** Of all answers together. */
  total_ms: Milliseconds,
  /** From the end of a prompt to the first word, on average; null where nothing was recorded. */
  reaction_ms: v.nullable(Milliseconds),
  /** On average; null where too little was recorded to tell. */
  words_per_minute: v.nullable(v.number()),
});

export const books = endpoint({
  method: 'GET',
  path: 'v3/verbal_composition/books',
  summary: 'Every book, with how far the learner is',
  auth: 'bearer',
  reply: v.object({ books: v.array(Book) }),
  refusals: [],
});

export const bookLayout = endpoint({
  method: 'GET',
  path: 'v3/verbal_composition/books/{id}/layout',
  summary: 'One book and its lessons in order',
  auth: 'bearer',
  params: ById,
  reply: v.object({ book: Book, lessons: v.array(LessonSummary) }),
  refusals: ['not-found'],
});

export const lessonWordings = endpoint({
  method: 'GET',
  path: 'v1/verbal_composition/lessons/{id}/wordings',
  summary:
    'What is listed of the questions of a lesson beside their answers, to judge by without a network',
  auth: 'bearer',
  isContent: true,
  params: ById,
  reply: v.object({
    questions: v.array(
      v.object({
        id: Id,
        /** Patterns of what is right. */
        wordings: v.array(v.string()),
        /** What learners say instead, never right. */
        wrong: v.array(v.string()),
      }),
    ),
  }),
  refusals: ['not-found'],
});

export const lesson = endpoint({
  method: 'GET',
  path: 'v2/verbal_composition/lessons/{id}',
  summary: 'One lesson with its questions',
  auth: 'bearer',
  isContent: true,
  params: ById,
  reply: Lesson,
  refusals: ['not-found'],
});
