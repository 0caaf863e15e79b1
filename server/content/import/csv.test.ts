import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Book } from '../book-schema.ts';
import { readBooks } from '../read-books.ts';
import { booksFromCsv } from './books-from-csv.ts';
import { csvOfBooks } from './csv-of-books.ts';
import { takeBooks } from './take-books.ts';

const fromCsv = (text: string) => takeBooks(booksFromCsv('sheet', text), []);
const questionsOf = (books: readonly Book[]) =>
  books.flatMap(({ lessons }) => lessons.flatMap(({ questions }) => questions));

async function readOurs(): Promise<readonly Book[]> {
  const ours = await readBooks(join(import.meta.dirname, '../../../content/books'));
  if (!ours.ok) throw new Error('our books do not read');
  return ours.value;
}

/** A book and its questions, each with the place it was read from. */
const placed = ({ lessons, ...book }: Book): object => ({
  ...book,
  place: expect.any(String),
  lessons: lessons.map((lesson) => ({
    ...lesson,
    questions: lesson.questions.map((question) => ({ question, place: expect.any(String) })),
  })),
});

const SHEET = [
  'Book,Lesson,Prompt,Answers,Wrong',
  '私の本,一,今日は暑いです。,"It’s hot today. | It’s hot, today.",It is heat today.',
  ',,,,',
  '私の本,二,犬が好きです。,I like dogs.,',
].join('\r\n');

describe("a teacher's sheet", () => {
  it('is a book of lessons, and what it does not say is as usual', () => {
    const { books, problems } = fromCsv(SHEET);

    expect(
      books.map(({ title, lessons }) => [title.ja, lessons.map((one) => one.title.ja)]),
    ).toEqual([['私の本', ['一', '二']]]);
    expect(questionsOf(books)[0]).toMatchObject({
      answers: ["It's hot today."],
      wrong: ['It is heat today.'],
      level: 'A2',
      tags: ['own'],
    });
    expect(problems).toEqual([
      { place: 'sheet row 2', kind: 'same-answer-twice', detail: "It's hot, today." },
    ]);
  });

  it.each([
    [
      'semicolons',
      SHEET.replaceAll('"It’s hot today. | It’s hot, today."', 'It’s hot today.').replaceAll(
        ',',
        ';',
      ),
    ],
    [
      'tabs',
      SHEET.replaceAll('"It’s hot today. | It’s hot, today."', 'It’s hot today.').replaceAll(
        ',',
        '\t',
      ),
    ],
    ['a byte order mark', `\uFEFF${SHEET}`],
    ['a separator that Excel names', `sep=,\r\n${SHEET}`],
    ['line ends of Unix', SHEET.replaceAll('\r\n', '\n')],
  ])('is read with %s', (_, text) => {
    expect(questionsOf(fromCsv(text).books).map(({ prompt }) => prompt)).toEqual([
      '今日は暑いです。',
      '犬が好きです。',
    ]);
  });

  it('has Korean prompts, and leaves out what is not Korean', () => {
    const { books, problems } = fromCsv(
      'prompt,prompt_ko,answers\n犬が好きです。,개를 좋아해요.,I like dogs.\n猫が好きです。,猫が好き,I like cats.',
    );

    expect(questionsOf(books).map((question) => question.prompt_ko)).toEqual([
      '개를 좋아해요.',
      undefined,
    ]);
    expect(problems).toEqual([{ place: 'sheet row 3', kind: 'no-korean', detail: '猫が好き' }]);
  });

  it('gives the same ids when it is read again', () => {
    expect(questionsOf(fromCsv(SHEET).books).map(({ id }) => id)).toEqual(
      questionsOf(fromCsv(SHEET.replace('I like dogs.', 'I love dogs.')).books).map(({ id }) => id),
    );
  });

  it('names rows that cannot be taken, as Excel counts them', () => {
    const { problems } = fromCsv(
      `${SHEET}\r\n私の本,二,Hello,Hello.,\r\n私の本,二,猫が好きです。,,`,
    );

    expect(problems.slice(1)).toEqual([
      { place: 'sheet row 5', kind: 'no-japanese', detail: 'Hello' },
      { place: 'sheet row 6', kind: 'no-answer', detail: '猫が好きです。' },
    ]);
  });

  it('says which column is missing', () => {
    expect(fromCsv('book,prompt\nx,犬').problems).toEqual([
      { place: 'sheet row 1', kind: 'column-missing', detail: 'answers' },
    ]);
  });

  it.each([
    ['in a cell', ',', 'He said "yes".'],
    ['in a cell between tabs', '\t', 'He said "yes".'],
    ['around its first words', ',', '"Yes," he said.'],
    ['around its first words between tabs', '\t', '"Yes," he said.'],
    ['that nothing closes between tabs', '\t', '"Yes, he said.'],
  ])('is read with a quotation mark %s', (_, separator, answer) => {
    const sheet = 'prompt,answers\n犬が好きです。,@ \n猫が好きです。, I like cats. ';
    const { books, problems } = fromCsv(sheet.replaceAll(',', separator).replace('@', answer));

    expect(problems).toEqual([]);
    expect(questionsOf(books).map(({ answers }) => answers)).toEqual([[answer], ['I like cats.']]);
  });

  it('reads cells in quotes as before where one cell has a mark too many', () => {
    const { books, problems } = fromCsv(
      'prompt,answers\n"犬が好きです。","Yes, I do."\n"猫が好きです。","Yes," he said.',
    );

    expect(problems).toEqual([]);
    expect(questionsOf(books).map(({ prompt, answers }) => [prompt, ...answers])).toEqual([
      ['犬が好きです。', 'Yes, I do.'],
      ['猫が好きです。', '"Yes," he said.'],
    ]);
  });

  it('says where quotes do not fit', () => {
    expect(fromCsv('prompt,answers\n"犬,I like').problems.map(({ kind }) => kind)).toEqual([
      'not-readable',
    ]);
  });
});

describe('there and back', () => {
  it('gives our own books again', async () => {
    const ours = await readOurs();
    const { books, problems } = booksFromCsv('sheet', csvOfBooks(ours));

    expect(books).toEqual(ours.map(placed));
    expect(problems).toEqual([]);
  }, 60_000);

  // The judge reads each question anew here; of all the others `npm run check` says what it says of these.
  it('takes the first lesson of each of them as it is', async () => {
    const firsts = (await readOurs()).map((book) => ({
      ...book,
      lessons: book.lessons.slice(0, 1),
    }));

    expect(fromCsv(csvOfBooks(firsts))).toEqual({ books: firsts, problems: [] });
  }, 60_000);

  it('gives any text again', () => {
    const [cafe] = fromCsv(SHEET).books;
    if (cafe === undefined) throw new Error('no book');
    const text = fc
      .string({ unit: fc.constantFrom(...'犬、,;\t"\'|=+ \nあ1a') })
      .map((inner) => `犬${inner}。`);

    fc.assert(
      fc.property(text, text, text, (title, prompt, note) => {
        const [lesson] = cafe.lessons;
        const [question] = lesson?.questions ?? [];
        if (lesson === undefined || question === undefined) throw new Error('no question');
        const local = { ja: note, en: `${note}en`, ko: `${note}ko` };
        const book: Book = {
          ...cafe,
          title: { ...local, ja: title },
          lessons: [{ ...lesson, title: local, questions: [{ ...question, prompt, note: local }] }],
        };

        expect(fromCsv(csvOfBooks([book]))).toEqual({ books: [book], problems: [] });
      }),
      { numRuns: 200 },
    );
  });
});
