import type { ReactNode } from 'react';
import { AEROPLANE, BADGE, BARS, BUBBLES, CUP, NIB, STORY_BOOK } from '../design/motifs.tsx';

/** What is drawn on the cover of each of our books, on a 72 × 96 ground. */
export const MOTIFS: Readonly<Record<string, ReactNode>> = {
  // A shoot with its first two leaves.
  'first-sentences': (
    <>
      <path d="M21 66h34l-4 16H25Z" fill="var(--art-beak)" />
      <path d="M38 66V42" stroke="var(--art-shade)" strokeWidth="4" strokeLinecap="round" />
      <path d="M38 50c-13 1-19-6-19-17 12 0 19 6 19 17Z" fill="var(--art-body)" />
      <path d="M38 42c0-12 6-19 19-20 1 12-6 20-19 20Z" fill="var(--art-shade)" />
    </>
  ),
  'everyday-first-steps': CUP,
  travel: AEROPLANE,
  'business-first-words': BADGE,
  'telling-stories': STORY_BOOK,
  'opinions-and-feelings': BUBBLES,
  // A letter that has come.
  'emails-and-meetings': (
    <>
      <rect x="16" y="36" width="44" height="34" rx="5" fill="var(--art-belly)" />
      <path
        d="m17 40 21 17 21-17"
        stroke="var(--art-shade)"
        strokeWidth="4"
        fill="none"
        strokeLinejoin="round"
      />
      <circle cx="58" cy="36" r="9" fill="var(--art-beak)" />
    </>
  ),
  // A road that forks.
  'what-if': (
    <>
      <path d="M38 84V58" stroke="var(--art-belly)" strokeWidth="8" strokeLinecap="round" />
      <path
        d="M38 60C38 46 22 46 22 30"
        stroke="var(--art-belly)"
        strokeWidth="8"
        fill="none"
        strokeLinecap="round"
      />
      <path
        d="M38 60C38 46 54 46 54 34"
        stroke="var(--art-sun)"
        strokeWidth="8"
        fill="none"
        strokeLinecap="round"
        strokeDasharray="1 13"
      />
      <circle cx="54" cy="24" r="8" fill="var(--art-beak)" />
    </>
  ),
  'presentations-and-numbers': BARS,
  // Scales that are level.
  'negotiating-and-leading': (
    <>
      <path
        d="M38 22v52M18 34h40"
        stroke="var(--art-belly)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M28 78h20" stroke="var(--art-belly)" strokeWidth="6" strokeLinecap="round" />
      <path d="M10 52h20a10 10 0 0 1-20 0Z" fill="var(--art-sun)" />
      <path d="M46 52h20a10 10 0 0 1-20 0Z" fill="var(--art-beak)" />
      <path
        d="m20 36-8 16m8-16 8 16m28-16-8 16m8-16 8 16"
        stroke="var(--art-belly)"
        strokeWidth="2"
      />
      <circle cx="38" cy="22" r="5" fill="var(--art-sun)" />
    </>
  ),
  'saying-it-well': NIB,
  // A star above the summit.
  'at-the-top': (
    <>
      <path d="M10 82 32 42l9 14 7-10 18 36Z" fill="var(--art-body)" />
      <path d="m32 42 9 14-5 6-5-5-5 4-3-4Z" fill="var(--art-belly)" />
      <path
        d="m44 14 4 8.5 9.5 1.2-7 6.5 1.8 9.3L44 35l-8.3 4.5 1.8-9.3-7-6.5 9.5-1.2Z"
        fill="var(--art-sun)"
      />
    </>
  ),
};

/** Of a book that was brought: a bubble with two lines. */
export const OTHER_MOTIF: ReactNode = (
  <>
    <path
      d="M20 28h36a6 6 0 0 1 6 6v24a6 6 0 0 1-6 6H38L26 76V64h-6a6 6 0 0 1-6-6V34a6 6 0 0 1 6-6Z"
      fill="var(--art-belly)"
    />
    <path d="M24 41h28M24 51h18" stroke="var(--art-shade)" strokeWidth="4" strokeLinecap="round" />
  </>
);
