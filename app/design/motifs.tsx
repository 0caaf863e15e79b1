import type { ReactNode } from 'react';

// What is drawn on more than one thing, on the ground of a cover: 72 × 96, with 4 of it hidden by the spine.

/** A cup in the morning. */
export const CUP: ReactNode = (
  <>
    <circle cx="38" cy="36" r="14" fill="var(--art-sun)" />
    <path d="M20 48h32v16a14 14 0 0 1-14 14h-4a14 14 0 0 1-14-14Z" fill="var(--art-belly)" />
    <path d="M52 52h4a6 6 0 0 1 0 13h-4" stroke="var(--art-belly)" strokeWidth="4" fill="none" />
    <path d="M20 48h32v7H20Z" fill="var(--art-beak)" />
  </>
);

/** An aeroplane above a cloud. */
export const AEROPLANE: ReactNode = (
  <>
    <path
      d="M55 22c4-3 7 0 4 4L48 38l5 25-5 4-9-20-9 9 1 8-4 4-4-10-10-4 4-4 8 1 9-9-20-9 4-5 25 5Z"
      fill="var(--art-belly)"
    />
    <path d="M26 82a7 7 0 0 1 2-13 9 9 0 0 1 17 2 6 6 0 0 1 7 11Z" fill="var(--art-sun)" />
  </>
);

/** A name badge that greets. */
export const BADGE: ReactNode = (
  <>
    <path d="M26 16 38 36l12-20" stroke="var(--art-sun)" strokeWidth="5" fill="none" />
    <rect x="20" y="36" width="36" height="42" rx="6" fill="var(--art-belly)" />
    <circle cx="38" cy="52" r="8" fill="var(--art-beak)" />
    <path d="M28 70h20" stroke="var(--art-ink)" strokeWidth="4" strokeLinecap="round" />
  </>
);

/** An open book under the moon. */
export const STORY_BOOK: ReactNode = (
  <>
    <path d="M46 18a15 15 0 1 0 12 23 13 13 0 0 1-12-23Z" fill="var(--art-sun)" />
    <path d="M38 58c-6-5-13-6-21-5v24c8-1 15 0 21 5Z" fill="var(--art-belly)" />
    <path d="M38 58c6-5 13-6 21-5v24c-8-1-15 0-21 5Z" fill="var(--art-belly)" opacity="0.8" />
    <path d="M44 55v18l4-4 4 4V53Z" fill="var(--art-beak)" />
  </>
);

/** Two who talk, and a heart. */
export const BUBBLES: ReactNode = (
  <>
    <path d="M18 24h28a5 5 0 0 1 5 5v17a5 5 0 0 1-5 5H30l-9 8v-8h-3Z" fill="var(--art-belly)" />
    <path
      d="M32 56h22a5 5 0 0 1 5 5v11a5 5 0 0 1-5 5h-1v8l-9-8H32a5 5 0 0 1-5-5V61a5 5 0 0 1 5-5Z"
      fill="var(--art-sun)"
    />
    <path d="M33 45c-8-5-10-9-8-12 2-4 7-3 8 1 1-4 6-5 8-1 2 3 0 7-8 12Z" fill="var(--art-beak)" />
  </>
);

/** Bars, and a line above them. */
export const BARS: ReactNode = (
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
);

/** The nib of a pen, and its stroke. */
export const NIB: ReactNode = (
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
);
