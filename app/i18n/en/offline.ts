import type { Translated } from '../texts.ts';

export const offline = {
  title: 'You are offline',
  since: 'As of {{time}}. Your answers are sent when you are online.',
  refresh: 'Try to connect',
} satisfies Translated<'offline'>;
