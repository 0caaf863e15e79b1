import { join } from 'node:path';
import { levelsAbove, type Level } from '../../core/domain/lesson/level.ts';
import { readBooks } from '../../server/content/read-books.ts';

const read = await readBooks(join(import.meta.dirname, '../../content/books'));
if (!read.ok) throw new Error(`The content is broken: ${JSON.stringify(read.error[0])}`);
export const books = read.value;

/** What counts as right in each question of a lesson, the model first; the lesson by its Japanese title. */
export const answersOf = (title: string): readonly (readonly string[])[] =>
  questionsOf(title).map(({ answers }) => answers);

/** What a lesson asks, in order. */
export const promptsOf = (title: string): readonly string[] =>
  questionsOf(title).map(({ prompt }) => prompt);

const questionsOf = (title: string) => lessonTitled(title).questions;

/** By its Japanese title. */
export function lessonTitled(title: string) {
  const lesson = books.flatMap(({ lessons }) => lessons).find((one) => one.title.ja === title);
  if (!lesson) throw new Error(`There is no lesson "${title}"`);
  return lesson;
}

/** The title of a book or lesson in any language, as the scenarios name it. */
export const isTitled = (title: Readonly<Record<string, string>>, wanted: string): boolean =>
  Object.values(title).includes(wanted);

/** The question with this prompt. */
export function questionAsking(prompt: string) {
  const questions = books.flatMap(({ lessons }) => lessons.flatMap((lesson) => lesson.questions));
  const found = questions.find((question) => question.prompt === prompt);
  if (!found) throw new Error(`No question asks “${prompt}”`);
  return found;
}

/** What is right where this is asked; undefined where it is harder than what she knows. */
export function knownAnswer(prompt: string, known: Level): string | undefined {
  const { level, answers } = questionAsking(prompt);
  return levelsAbove(known, level) >= 0 ? answers[0] : undefined;
}

export const questionIdOf = (prompt: string): string => questionAsking(prompt).id;
