import type { Translated } from '../texts.ts';

export const offline = {
  title: 'You are offline',
  since: 'This is from {{time}}. What you answer now is sent when you are back online.',
  refresh: 'Try to connect',
} satisfies Translated<'offline'>;
