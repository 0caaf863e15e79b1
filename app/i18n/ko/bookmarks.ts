import type { Translated } from '../texts.ts';

export const bookmarks = {
  question: '‘{{name}}’ 북마크',
  lesson: '‘{{name}}’ 저장',
  'teacher-answer': '‘{{name}}’에 대한 답변 북마크',
} satisfies Translated<'bookmarks'>;
