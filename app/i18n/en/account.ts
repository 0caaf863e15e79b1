import type { Translated } from '../texts.ts';

export const account = {
  title: 'Account',
  session: 'Session',
  signOut: 'Log out',
} satisfies Translated<'account'>;
