import type { Translated } from '../texts.ts';

export const account = {
  title: '계정',
  signOut: '로그아웃',
} satisfies Translated<'account'>;
