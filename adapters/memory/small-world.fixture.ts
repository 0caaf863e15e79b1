import type { LocalText } from '../../core/shared/language.ts';
import type { Lesson, Question } from '../../core/verbal-composition/lesson.ts';
import { MemoryWorld } from './memory-world.ts';

const text = (ja: string): LocalText => ({ ja, en: `${ja} (en)`, ko: `${ja} (ko)` });

const question = (id: string): Question => ({
  id,
  prompt: `${id} を英語で`,
  answers: [`Please say ${id}.`, `Say ${id}.`],
  note: text('要点'),
  tags: [],
  level: 'A1',
  promptAudio: `questions/${id}/prompt.mp3`,
  answerAudio: `questions/${id}/answer.mp3`,
});

const lesson = (id: string, bookId: string, questions: readonly string[]): Lesson => ({
  id,
  bookId,
  title: text(id),
  questions: questions.map(question),
});

const book = (id: string) => ({
  id,
  title: text(id),
  description: text('説明'),
  genre: 'everyday' as const,
  level: 'A2' as const,
  tags: [],
});

/** Two books: one of three lessons with two questions each, and one of a single question. */
export function smallWorld(): MemoryWorld {
  const world = new MemoryWorld();
  world.addBook(book('b-1'), [
    lesson('l-1', 'b-1', ['one', 'two']),
    lesson('l-2', 'b-1', ['three', 'four']),
    lesson('l-3', 'b-1', ['five', 'six']),
  ]);
  world.surveyQuestions.push({
    id: 'goal',
    title: text('目標'),
    choice: 'one',
    options: ['travel', 'work'].map((id) => ({ id, label: text(id) })),
  });
  world.addBook(book('b-2'), [lesson('l-4', 'b-2', ['seven'])]);
  return world;
}
