import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { GOOD_BOOK } from '../good-book.fixture.ts';
import { booksFromData } from './books-from-data.ts';
import { takeBooks } from './take-books.ts';

const OURS = takeBooks(booksFromData([parse(GOOD_BOOK)], ['ours']), []).books;

const question = (
  id: string,
  prompt: string,
  answers: readonly string[],
  wrong: string[] = [],
) => ({
  id,
  prompt,
  answers,
  wrong,
  note: { ja: '要点。', en: 'The point.', ko: '요점.' },
  tags: ['own'],
  level: 'A2',
});
const book = (id: string, ...questions: readonly unknown[]) => ({
  id,
  title: { ja: '私の本', en: 'My book', ko: '내 책' },
  description: { ja: '説明。', en: 'About.', ko: '설명.' },
  genre: 'everyday',
  level: 'A2',
  tags: ['own'],
  lessons: [
    {
      id: `${id}-lesson`,
      title: { ja: '一', en: 'One', ko: '일' },
      minutes: 5,
      easy: true,
      questions,
    },
  ],
});

const taking = (...books: readonly unknown[]) => takeBooks(booksFromData(books, []), OURS);
const said = (...books: readonly unknown[]) =>
  taking(...books).problems.map(({ kind, detail }) => `${kind} ${detail}`);

it('takes a whole book', () => {
  expect(OURS[0]?.lessons[0]?.questions.map(({ id }) => id)).toEqual(['cafe-01', 'cafe-02']);
});

it('takes what is right and names what is not', () => {
  const { books, problems } = taking(
    book(
      'mine',
      question('m-1', '今日は暑いです。', ["It's hot today.", 'It is hot today.']),
      question('m-2', 'Hello', ['Hello.']),
      question('m-3', '犬が好きです。', []),
      question('m-4', 'コーヒーをください。', ['Coffee, please.']),
      question('cafe-01', '猫が好きです。', ['I like cats.']),
      question('m-6', '鳥が好きです。', ['とりがすきです', 'I like birds.'], ['I like birds.']),
      { id: 'm-7' },
    ),
  );

  expect(
    books[0]?.lessons[0]?.questions.map(({ id, answers, wrong }) => [id, answers, wrong]),
  ).toEqual([
    ['m-1', ["It's hot today."], []],
    ['m-6', ['I like birds.'], []],
  ]);
  expect(problems.map(({ place, kind }) => `${place} ${kind}`)).toEqual(
    expect.arrayContaining([
      'books.0 lessons.0.questions.0 same-answer-twice',
      'books.0 lessons.0.questions.1 no-japanese',
      'books.0 lessons.0.questions.2 no-answer',
      'books.0 lessons.0.questions.3 duplicate-prompt',
      'books.0 lessons.0.questions.4 duplicate-id',
      'books.0 lessons.0.questions.5 not-plain-english',
      'books.0 lessons.0.questions.5 wrong-variant-accepted',
      'books.0 lessons.0.questions.6 not-as-described',
    ]),
  );
});

it('takes no id that is there already', () => {
  expect(said(book('cafe', question('n-1', '今日は寒いです。', ["It's cold today."])))).toEqual([
    'duplicate-id cafe',
  ]);
});

it('takes no book without a question', () => {
  expect(said(book('mine', question('n-1', 'Hello', ['Hello.'])))).toEqual([
    'no-japanese Hello',
    'nothing-left 私の本',
  ]);
});

it.each([null, 42, 'text', [], { id: 'x' }])('names %j as no book', (data) => {
  const { books, problems } = taking(data);

  expect(books).toEqual([]);
  expect(new Set(problems.map(({ kind }) => kind))).toEqual(new Set(['not-as-described']));
});
