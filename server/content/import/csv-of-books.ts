import { stringify } from 'csv-stringify/sync';
import type { Book } from '../book-schema.ts';
import { cellsOf, COLUMN_NAMES } from './csv-columns.ts';

/** All books as one sheet that Excel opens as it is; `booksFromCsv` reads the same books from it. */
export const csvOfBooks = (books: readonly Book[]): string =>
  stringify(
    books.flatMap((book) =>
      book.lessons.flatMap((lesson) =>
        lesson.questions.map((question) => cellsOf({ book, lesson, question })),
      ),
    ),
    { header: true, columns: [...COLUMN_NAMES], bom: true, record_delimiter: 'windows' },
  );
