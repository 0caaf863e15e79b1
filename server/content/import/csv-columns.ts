import type { Book, Lesson, Question } from '../book-schema.ts';
import { USUAL_NOTE } from './usual-values.ts';

interface Row {
  readonly book: Book;
  readonly lesson: Lesson;
  readonly question: Question;
}

/** Lists in one cell. */
export const inOneCell = (texts: readonly string[]): string =>
  texts.map((text) => text.replaceAll('|', String.raw`\|`)).join(' | ');

export const fromOneCell = (cell: string): readonly string[] =>
  cell
    .split(/(?<!\\)\|/u)
    .map((text) => text.replaceAll(String.raw`\|`, '|').trim())
    .filter((text) => text !== '');

const noteOf = ({ note }: Question) =>
  note.ja === USUAL_NOTE.ja && note.en === USUAL_NOTE.en && note.ko === USUAL_NOTE.ko
    ? { ja: '', en: '', ko: '' }
    : note;

/** The columns of a teacher's sheet; the first eleven are hers, the others keep what only our own books say. */
const COLUMNS = {
  book: ({ book }) => book.title.ja,
  lesson: ({ lesson }) => lesson.title.ja,
  prompt: ({ question }) => question.prompt,
  prompt_ko: ({ question }) => question.prompt_ko ?? '',
  reading: ({ question }) => question.reading ?? '',
  answers: ({ question }) => inOneCell(question.answers),
  note: ({ question }) => noteOf(question).ja,
  tags: ({ question }) => inOneCell(question.tags),
  level: ({ question }) => question.level,
  wrong: ({ question }) => inOneCell(question.wrong),
  wordings: ({ question }) => inOneCell(question.wordings),
  id: ({ question }) => question.id,
  note_en: ({ question }) => noteOf(question).en,
  note_ko: ({ question }) => noteOf(question).ko,
  lesson_id: ({ lesson }) => lesson.id,
  lesson_en: ({ lesson }) => lesson.title.en,
  lesson_ko: ({ lesson }) => lesson.title.ko,
  minutes: ({ lesson }) => String(lesson.minutes),
  easy: ({ lesson }) => (lesson.easy ? 'yes' : 'no'),
  book_id: ({ book }) => book.id,
  book_en: ({ book }) => book.title.en,
  book_ko: ({ book }) => book.title.ko,
  about: ({ book }) => book.description.ja,
  about_en: ({ book }) => book.description.en,
  about_ko: ({ book }) => book.description.ko,
  genre: ({ book }) => book.genre,
  book_level: ({ book }) => book.level,
  book_tags: ({ book }) => inOneCell(book.tags),
} as const satisfies Readonly<Record<string, (row: Row) => string>>;

export type ColumnName = keyof typeof COLUMNS;
export const COLUMN_NAMES = Object.keys(COLUMNS) as readonly ColumnName[]; // the keys of a closed object

/** A row of the sheet, as its cells say it. */
export type Cells = Readonly<Partial<Record<ColumnName, string>>>;

export const cellsOf = (row: Row): Cells =>
  Object.fromEntries(COLUMN_NAMES.map((name) => [name, COLUMNS[name](row)]));
