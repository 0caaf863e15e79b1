import { expect, it } from 'vitest';
import type { Book } from '../content/book-file.ts';
import { bookOf } from './book-of.fixture.ts';
import { Shelf } from './shelf.ts';

/** A book of three questions, these of them in Korean. */
const book = (...korean: readonly string[]): Book => {
  const { lessons, ...head } = bookOf('one', 'two', 'three');
  return {
    ...head,
    lessons: lessons.map((lesson) => ({
      ...lesson,
      questions: lesson.questions.map((question) => ({
        ...question,
        ...(korean.includes(question.id) && { prompt_ko: `${question.id} 영어로` }),
      })),
    })),
  };
};

it.each([
  [
    ['one', 'two', 'three'],
    ['ja', 'ko'],
  ],
  [['one', 'three'], ['ja']],
  [[], ['ja']],
])('a book of which %j are in Korean asks in %j', (korean, languages) => {
  expect(new Shelf([book(...korean)]).outlines[0]?.promptLanguages).toEqual(languages);
});
