import type { Translated } from '../texts.ts';

export const account = {
  title: 'Account',
  signOut: 'Log out',
} satisfies Translated<'account'>;
