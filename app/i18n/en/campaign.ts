import type { Translated } from '../texts.ts';

export const campaign = {
  notice: 'News',
  banner: 'A campaign of these days',
  toDetails: 'To details',
  close: 'Close',
} satisfies Translated<'campaign'>;
