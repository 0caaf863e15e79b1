import { ok, type Result } from '../../core/shared/result.ts';
import { BookSchema, type Book } from './book-schema.ts';
import type { ContentProblem } from './content-problem.ts';
import { parseContent, type ParsedContent } from './parse-content.ts';

export type { Book, Lesson, Question } from './book-schema.ts';

/** A book that has the right shape, and where each of its parts stands in its file. */
export interface BookFile extends Pick<ParsedContent<Book>, 'problemAt'> {
  readonly file: string;
  readonly book: Book;
}

/** Reads one book. `file` is only the name that problems carry. */
export function parseBookFile(
  file: string,
  text: string,
): Result<BookFile, readonly ContentProblem[]> {
  const parsed = parseContent(file, text, BookSchema);
  if (!parsed.ok) return parsed;
  const { value: book, problemAt } = parsed.value;
  return ok({ file, book, problemAt });
}
