import type { Translated } from '../texts.ts';

export const bookmarks = {
  question: 'Bookmark “{{name}}”',
  lesson: 'Save “{{name}}”',
  'teacher-answer': 'Bookmark the answer to “{{name}}”',
} satisfies Translated<'bookmarks'>;
