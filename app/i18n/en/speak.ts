import type { Translated } from '../texts.ts';

export const speak = {
  title: 'One-minute talk',
  preparing: 'This part is being prepared',
  description: 'You will speak about a theme for a minute and get it corrected.',
  meanwhile: 'Until then, get quicker with short sentences in “Say it in English”.',
  toBooks: 'Go to “Say it in English”',
} satisfies Translated<'speak'>;
