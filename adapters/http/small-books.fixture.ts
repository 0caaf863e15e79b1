import type { LocalText } from '../../core/shared/language.ts';
import type { Book } from '../../server/content/book-file.ts';
import type { Survey } from '../../server/survey/survey-file.ts';

const text = (ja: string): LocalText => ({ ja, en: `${ja} (en)`, ko: `${ja} (ko)` });

const KOREAN = new Set(['one', 'two', 'three', 'four', 'five', 'six']);

const question = (id: string): Book['lessons'][number]['questions'][number] => ({
  id,
  prompt: `${id} を英語で`,
  ...(KOREAN.has(id) && { prompt_ko: `${id} 영어로` }),
  answers: [`Please say ${id}.`, `Say ${id}.`, `Could you say ${id}?`],
  wordings: [],
  note: text('要点'),
  tags: [],
  level: 'A1',
  wrong: [`Please said ${id}.`, `Please says ${id}.`],
});

const lesson = (id: string, questions: readonly string[]): Book['lessons'][number] => ({
  id,
  title: text(id),
  minutes: 5,
  easy: true,
  questions: questions.map(question),
});

const book = (id: string, lessons: readonly Book['lessons'][number][]): Book => ({
  id,
  title: text(id),
  description: text('説明'),
  genre: 'everyday',
  level: 'A2',
  tags: [],
  lessons: [...lessons],
});

/** Two books: one of three lessons with two questions each, in Korean too, and one of a single question. */
export const SMALL_BOOKS: readonly Book[] = [
  book('b-1', [
    lesson('l-1', ['one', 'two']),
    lesson('l-2', ['three', 'four']),
    lesson('l-3', ['five', 'six']),
  ]),
  book('b-2', [lesson('l-4', ['seven'])]),
];

export const SMALL_SURVEY: Survey = {
  questions: [
    {
      id: 'goal',
      title: text('目標'),
      choice: 'one',
      options: ['travel', 'work'].map((id) => ({ id, label: text(id) })),
    },
  ],
};
