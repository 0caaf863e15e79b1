import type { MarkedWord } from '../../core/verbal-composition/record.ts';

/** What she said, as it is written, where every word of it was right: it need not be shown twice. */
export const saidRight = (words: readonly MarkedWord[]): string | undefined =>
  words.length > 0 && words.every(({ mark }) => mark === 'right')
    ? words.map(({ expected }) => expected).join(' ')
    : undefined;
