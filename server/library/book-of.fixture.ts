import type { Book } from '../content/book-file.ts';

const text = (ja: string) => ({ ja, en: `${ja} (en)`, ko: `${ja} (ko)` });

/** A book of one lesson with these questions. */
export const bookOf = (...questionIds: readonly string[]): Book => ({
  id: 'book',
  title: text('book'),
  description: text('説明'),
  genre: 'everyday',
  level: 'A2',
  tags: ['tag'],
  lessons: [
    {
      id: 'lesson',
      title: text('lesson'),
      minutes: 5,
      easy: true,
      questions: questionIds.map((id) => ({
        id,
        prompt: `${id} を英語で`,
        answers: [`Say ${id}.`, `Please say ${id}.`],
        wordings: [],
        note: text('要点'),
        tags: ['tag'],
        level: 'A1',
        wrong: [`Said ${id}.`, `Says ${id}.`],
      })),
    },
  ],
});
