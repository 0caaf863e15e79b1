import type { ReactNode } from 'react';

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
  // A cup in the morning.
  'everyday-first-steps': (
    <>
      <circle cx="38" cy="36" r="14" fill="var(--art-sun)" />
      <path d="M20 48h32v16a14 14 0 0 1-14 14h-4a14 14 0 0 1-14-14Z" fill="var(--art-belly)" />
      <path d="M52 52h4a6 6 0 0 1 0 13h-4" stroke="var(--art-belly)" strokeWidth="4" fill="none" />
      <path d="M20 48h32v7H20Z" fill="var(--art-beak)" />
    </>
  ),
  // An aeroplane above a cloud.
  travel: (
    <>
      <path
        d="M55 22c4-3 7 0 4 4L48 38l5 25-5 4-9-20-9 9 1 8-4 4-4-10-10-4 4-4 8 1 9-9-20-9 4-5 25 5Z"
        fill="var(--art-belly)"
      />
      <path d="M26 82a7 7 0 0 1 2-13 9 9 0 0 1 17 2 6 6 0 0 1 7 11Z" fill="var(--art-sun)" />
    </>
  ),
  // A name badge that greets.
  'business-first-words': (
    <>
      <path d="M26 16 38 36l12-20" stroke="var(--art-sun)" strokeWidth="5" fill="none" />
      <rect x="20" y="36" width="36" height="42" rx="6" fill="var(--art-belly)" />
      <circle cx="38" cy="52" r="8" fill="var(--art-beak)" />
      <path d="M28 70h20" stroke="var(--art-ink)" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  // An open book under the moon.
  'telling-stories': (
    <>
      <path d="M46 18a15 15 0 1 0 12 23 13 13 0 0 1-12-23Z" fill="var(--art-sun)" />
      <path d="M38 58c-6-5-13-6-21-5v24c8-1 15 0 21 5Z" fill="var(--art-belly)" />
      <path d="M38 58c6-5 13-6 21-5v24c-8-1-15 0-21 5Z" fill="var(--art-belly)" opacity="0.8" />
      <path d="M44 55v18l4-4 4 4V53Z" fill="var(--art-beak)" />
    </>
  ),
  // Two who talk, and a heart.
  'opinions-and-feelings': (
    <>
      <path d="M18 24h28a5 5 0 0 1 5 5v17a5 5 0 0 1-5 5H30l-9 8v-8h-3Z" fill="var(--art-belly)" />
      <path
        d="M58 50v22a5 5 0 0 1-5 5h-3v8l-9-8H31a5 5 0 0 1-5-5v-8h22l10-8Z"
        fill="var(--art-sun)"
      />
      <path
        d="M33 45c-8-5-10-9-8-12 2-4 7-3 8 1 1-4 6-5 8-1 2 3 0 7-8 12Z"
        fill="var(--art-beak)"
      />
    </>
  ),
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
  // Bars, and a line above them.
  'presentations-and-numbers': (
    <>
      <g fill="var(--art-belly)">
        <rect x="17" y="62" width="11" height="18" rx="3" />
        <rect x="33" y="50" width="11" height="30" rx="3" />
      </g>
      <rect x="49" y="38" width="11" height="42" rx="3" fill="var(--art-sun)" />
      <path
        d="m18 48 16-13 8 5 16-18"
        stroke="var(--art-beak)"
        strokeWidth="5"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
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
  // The nib of a pen, and its stroke.
  'saying-it-well': (
    <>
      <path d="M38 16c10 14 14 24 12 36l-8 14h-8l-8-14c-2-12 2-22 12-36Z" fill="var(--art-belly)" />
      <path d="M38 22v28" stroke="var(--art-ink)" strokeWidth="3" strokeLinecap="round" />
      <circle cx="38" cy="50" r="5" fill="var(--art-ink)" />
      <path
        d="M18 82c8-8 12 4 20-2s12-2 20-4"
        stroke="var(--art-beak)"
        strokeWidth="5"
        fill="none"
        strokeLinecap="round"
      />
    </>
  ),
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
