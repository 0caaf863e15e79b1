import { parse } from 'yaml';
import { BookLayer, LessonLayer, QuestionLayer } from '../book-schema.ts';
import type {
  Brought,
  BroughtBook,
  BroughtLesson,
  BroughtQuestion,
  ImportProblem,
} from './brought.ts';
import { readLayer } from './read-layer.ts';

/** Books in the form of our YAML files, as data; what has not that form is left out by the question, lesson or book. */
export function booksFromData(data: readonly unknown[], places: readonly string[]): Brought {
  const problems: ImportProblem[] = [];
  const books = data.flatMap((book, at) => readBook(book, places[at] ?? `books.${at}`, problems));
  return { books, problems };
}

/** One book as YAML (or JSON, which is YAML). */
export function booksFromYaml(file: string, text: string): Brought {
  try {
    return booksFromData([parse(text)], [file]);
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return { books: [], problems: [{ place: file, kind: 'not-readable', detail }] };
  }
}

function readBook(data: unknown, place: string, problems: ImportProblem[]): readonly BroughtBook[] {
  const book = readLayer(BookLayer, data, place, problems);
  if (book === undefined) return [];
  const lessons = book.lessons.flatMap((lesson, at) =>
    readLesson(lesson, `${place} lessons.${at}`, problems),
  );
  return [{ ...book, place, lessons }];
}

function readLesson(
  data: unknown,
  place: string,
  problems: ImportProblem[],
): readonly BroughtLesson[] {
  const lesson = readLayer(LessonLayer, data, place, problems);
  if (lesson === undefined) return [];
  const questions = lesson.questions.flatMap((one, at): readonly BroughtQuestion[] => {
    const where = `${place}.questions.${at}`;
    const question = readLayer(QuestionLayer, one, where, problems);
    return question === undefined ? [] : [{ place: where, question }];
  });
  return [{ ...lesson, questions }];
}
