import { parse } from 'csv-parse/sync';
import { BookLayer, LessonLayer, QuestionLayer, type LocalText } from '../book-schema.ts';
import type { Brought, BroughtBook, BroughtLesson, ImportProblem } from './brought.ts';
import { COLUMN_NAMES, fromOneCell, type Cells, type ColumnName } from './csv-columns.ts';
import { readLayer } from './read-layer.ts';
import {
  idFor,
  plainEnglish,
  USUAL_DESCRIPTION,
  USUAL_LEVEL,
  USUAL_NOTE,
  USUAL_TAG,
  usualMinutes,
} from './usual-values.ts';

interface Row {
  readonly place: string;
  readonly cells: Cells;
}

type Lines = readonly (readonly string[])[];

/** The header is row 1, as in Excel. */
const FIRST_ROW = 2;
const NEEDED = ['prompt', 'answers'] as const;

/** A teacher's sheet; content/README.md names the columns. `name` is the book of rows that name none. */
export function booksFromCsv(name: string, text: string): Brought {
  const problems: ImportProblem[] = [];
  const rows = readRows(name, text, problems);
  const ofBook = Map.groupBy(rows, ({ cells }) => cells.book_id ?? cells.book ?? name);
  const books = [...ofBook.values()].flatMap((own) => readBook(name, own, problems));
  return { books, problems };
}

function readRows(name: string, text: string, problems: ImportProblem[]): readonly Row[] {
  let lines: Lines;
  try {
    lines = linesOf(text);
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    problems.push({ place: name, kind: 'not-readable', detail });
    return [];
  }
  const [header = [], ...rows] = lines;
  const columns = header.map((cell) => cell.toLowerCase().replaceAll(/[\s-]+/gu, '_'));
  const missing = NEEDED.filter((needed) => !columns.includes(needed));
  for (const column of missing)
    problems.push({ place: `${name} row 1`, kind: 'column-missing', detail: column });
  if (missing.length > 0) return [];
  return rows.flatMap((cells, at): readonly Row[] => {
    if (cells.every((cell) => cell === '')) return [];
    const named = columns.flatMap((column, index): readonly (readonly [ColumnName, string])[] => {
      const known = COLUMN_NAMES.find((one) => one === column);
      const cell = cells[index] ?? '';
      return known === undefined || cell === '' ? [] : [[known, cell]];
    });
    return [{ place: `${name} row ${at + FIRST_ROW}`, cells: Object.fromEntries(named) }];
  });
}

/** What is written by hand has quotation marks that quote nothing, and of a sheet with tabs none of them may. */
function linesOf(text: string): Lines {
  const { separator, body } = separated(text);
  const usual = { delimiter: separator, bom: true, relax_column_count: true, relax_quotes: true };
  try {
    return parse(body, { ...usual, trim: true });
  } catch {
    // Only where it trims no ends itself does the parser take `"Yes," he said.` as it stands.
    const lines: Lines = parse(body, { ...usual, ltrim: true, quote: separator !== '\t' });
    return lines.map((cells) => cells.map((cell) => cell.trim()));
  }
}

/** Excel separates by what the country does, and may say so in a first line. */
function separated(text: string): { readonly separator: string; readonly body: string } {
  const [said, told] = /^\uFEFF?sep=(.)\r?\n/iu.exec(text) ?? [];
  if (said !== undefined && told !== undefined)
    return { separator: told, body: text.slice(said.length) };
  const [header = ''] = text.split(/\r?\n/u, 1);
  const count = (sign: string) => header.split(sign).length;
  const [separator = ','] = [',', ';', '\t'].toSorted((a, b) => count(b) - count(a));
  return { separator, body: text };
}

function readBook(
  name: string,
  rows: readonly Row[],
  problems: ImportProblem[],
): readonly BroughtBook[] {
  const [first] = rows;
  if (first === undefined) return [];
  const { cells, place } = first;
  const title = cells.book ?? name;
  const id = cells.book_id ?? idFor('book', title);
  const head = readLayer(
    BookLayer,
    {
      id,
      title: local(title, cells.book_en, cells.book_ko),
      description:
        cells.about === undefined
          ? USUAL_DESCRIPTION
          : local(cells.about, cells.about_en, cells.about_ko),
      genre: cells.genre?.toLowerCase() ?? 'everyday',
      level: cells.book_level?.toUpperCase() ?? cells.level?.toUpperCase() ?? USUAL_LEVEL,
      tags: tagsOf(cells.book_tags),
      lessons: [],
    },
    place,
    problems,
  );
  if (head === undefined) return [];
  const ofLesson = Map.groupBy(rows, (row) => row.cells.lesson_id ?? row.cells.lesson ?? title);
  const lessons = [...ofLesson.values()].flatMap((own) => readLesson(id, title, own, problems));
  return [{ ...head, place, lessons }];
}

function readLesson(
  bookId: string,
  bookTitle: string,
  rows: readonly Row[],
  problems: ImportProblem[],
): readonly BroughtLesson[] {
  const [first] = rows;
  if (first === undefined) return [];
  const { cells, place } = first;
  const title = cells.lesson ?? bookTitle;
  const head = readLayer(
    LessonLayer,
    {
      id: cells.lesson_id ?? idFor('lesson', bookId, title),
      title: local(title, cells.lesson_en, cells.lesson_ko),
      minutes: cells.minutes === undefined ? usualMinutes(rows.length) : Number(cells.minutes),
      easy: !/^(?:no|false|0)$/iu.test(cells.easy ?? 'yes'),
      questions: [],
    },
    place,
    problems,
  );
  if (head === undefined) return [];
  const questions = rows.flatMap((row) => {
    const question = readLayer(QuestionLayer, questionOf(bookId, row.cells), row.place, problems);
    return question === undefined ? [] : [{ place: row.place, question }];
  });
  return [{ ...head, questions }];
}

const questionOf = (bookId: string, cells: Cells) => ({
  id: cells.id ?? idFor('question', bookId, cells.prompt ?? ''),
  prompt: cells.prompt ?? '',
  ...(cells.prompt_ko !== undefined && { prompt_ko: cells.prompt_ko }),
  ...(cells.reading !== undefined && { reading: cells.reading }),
  answers: fromOneCell(cells.answers ?? '').map(plainEnglish),
  wordings: fromOneCell(cells.wordings ?? '').map(plainEnglish),
  note: cells.note === undefined ? USUAL_NOTE : local(cells.note, cells.note_en, cells.note_ko),
  tags: tagsOf(cells.tags),
  level: cells.level?.toUpperCase() ?? USUAL_LEVEL,
  wrong: fromOneCell(cells.wrong ?? '').map(plainEnglish),
});

const local = (ja: string, en = ja, ko = ja): LocalText => ({ ja, en, ko });

function tagsOf(cell = ''): readonly string[] {
  const slugs = fromOneCell(cell.toLowerCase())
    .map((tag) => tag.replaceAll(/[^a-z0-9]+/gu, '-').replaceAll(/^-|-$/gu, ''))
    .filter((tag) => tag !== '');
  return slugs.length === 0 ? [USUAL_TAG] : slugs;
}
