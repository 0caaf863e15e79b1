import { LEVELS } from '../../core/domain/lesson/level.ts';
import * as v from 'valibot';
import { parsePattern } from '../../language/wordings/parse-pattern.ts';
import { isPatternFlaw } from '../../language/wordings/pattern.ts';

export const Slug = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, 'a slug of a-z, 0-9 and single hyphens'),
);
const Text = v.pipe(v.string(), v.regex(/^\S(?:.*\S)?$/su, 'text without space around it'));
export const LocalTextSchema = v.strictObject({ ja: Text, en: Text, ko: Text });
export const LevelSchema = v.picklist(LEVELS);
export const GenreSchema = v.picklist(['everyday', 'business']);
const Kana = v.pipe(Text, v.regex(/^[ぁ-ゖァ-ヺー、。？！…・「」　]+$/u, 'kana only'));

/** More of them are one pattern that was not seen. */
const MOST_WORDINGS = 60;
const Wording = v.pipe(
  Text,
  v.check(
    (text) => !isPatternFlaw(parsePattern(text)),
    'a pattern of words, {one|another}, [what may be left out] and <shared sets>',
  ),
);

/** How many a question must have at least: our own books teach more than what a teacher brings must. */
const questionSchema = (answers: number, wrong: number) =>
  v.strictObject({
    id: Slug,
    prompt: Text,
    prompt_ko: v.exactOptional(Text),
    reading: v.exactOptional(Kana),
    answers: v.pipe(v.array(Text), v.minLength(answers), v.maxLength(6)),
    wordings: v.optional(v.pipe(v.array(Wording), v.maxLength(MOST_WORDINGS)), []),
    note: LocalTextSchema,
    tags: v.pipe(v.array(Slug), v.minLength(1)),
    level: LevelSchema,
    wrong: v.pipe(v.array(Text), v.minLength(wrong), v.maxLength(4)),
  });

const lessonHead = {
  id: Slug,
  title: LocalTextSchema,
  minutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60)),
  easy: v.boolean(),
};

const bookHead = {
  id: Slug,
  title: LocalTextSchema,
  description: LocalTextSchema,
  genre: GenreSchema,
  level: LevelSchema,
  tags: v.pipe(v.array(Slug), v.minLength(1)),
};

export const BookSchema = v.strictObject({
  ...bookHead,
  lessons: v.pipe(
    v.array(
      v.strictObject({
        ...lessonHead,
        questions: v.pipe(v.array(questionSchema(2, 2)), v.minLength(1)),
      }),
    ),
    v.minLength(1),
  ),
});

/** A book that an operator brought, in layers: what is right of it is taken, and the rest left. */
export const BookLayer = v.strictObject({ ...bookHead, lessons: v.array(v.unknown()) });
export const LessonLayer = v.strictObject({ ...lessonHead, questions: v.array(v.unknown()) });
export const QuestionLayer = questionSchema(0, 0);

export type Level = v.InferOutput<typeof LevelSchema>;
export type Genre = v.InferOutput<typeof GenreSchema>;

/** One text in every language of the app. */
export interface LocalText {
  readonly ja: string;
  readonly en: string;
  readonly ko: string;
}

export interface Question {
  /** Unique over all books and never reused: records of learners point to it. */
  readonly id: string;
  /** The Japanese sentence to say in English. */
  readonly prompt: string;
  /** The same in Korean: of every question of a book, or of none. */
  readonly prompt_ko?: string;
  /** Kana, where a dictionary may misread the prompt. */
  readonly reading?: string;
  /** What is shown: two to six, one to six of an imported book; the first is the model answer. */
  readonly answers: readonly string[];
  /** Patterns of all that counts as right, beside the answers (`language/wordings/`); may be empty. */
  readonly wordings: readonly string[];
  /** The point of the question, as a teacher would say it. */
  readonly note: LocalText;
  readonly tags: readonly string[];
  readonly level: Level;
  /** What Japanese speakers plausibly say instead, never accepted; may be empty in a book that an operator brought. */
  readonly wrong: readonly string[];
}

export interface Lesson {
  /** Unique over all books. */
  readonly id: string;
  readonly title: LocalText;
  /** How long one round takes, in whole minutes. */
  readonly minutes: number;
  readonly easy: boolean;
  readonly questions: readonly Question[];
}

export interface Book {
  readonly id: string;
  readonly title: LocalText;
  readonly description: LocalText;
  readonly genre: Genre;
  readonly level: Level;
  readonly tags: readonly string[];
  readonly lessons: readonly Lesson[];
}
