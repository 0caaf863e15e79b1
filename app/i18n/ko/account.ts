import type { Translated } from '../texts.ts';

export const account = {
  title: '계정',
  session: '로그인',
  signOut: '로그아웃',
} satisfies Translated<'account'>;
