import type { Translated } from '../texts.ts';

export const books = {
  title: 'Say it in English',
  description: 'See or hear Japanese, and say it in English right away.',
  learnedLessons: '{{learned}} of {{total}} lessons learned',
  lessonsOfBook: 'Lessons',
  questions: 'Questions',
  questionsOf: 'Questions of “{{title}}”',
  allLessons: 'Find a lesson',
  allLessonsHint: 'By genre and progress, and what you have saved.',
  progress: 'Progress',
  easy: 'Easy',
  locked: 'Opens when every answer of the lesson before is right.',
  lockedName: 'Locked',
  bestTime: 'Best {{time}}',
  empty: 'There are no books yet',
  emptyHint: 'New books are being prepared. Please look in again soon.',
} satisfies Translated<'books'>;
