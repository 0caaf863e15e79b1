import { Mascot } from './mascot.tsx';

/** Oz bows. */
export function SorryIllustration() {
  return (
    <svg viewBox="0 0 240 180" width="100%" aria-hidden="true">
      <path
        d="M38 146c-20-24-14-62 12-78s44 2 70-14 56-22 78 4 20 66 2 86-44 16-80 18-62 8-82-16Z"
        fill="var(--art-soft)"
      />
      <ellipse cx="124" cy="160" rx="54" ry="6" fill="var(--art-ink)" opacity="0.12" />
      <path
        d="M112 140v19m-6 0h11M133 142v17m-5 0h11"
        stroke="var(--art-beak)"
        strokeWidth="4"
        strokeLinecap="round"
        fill="none"
      />
      <g transform="rotate(24 118 150) translate(54 46)">
        <Mascot eyes="shut" wings="front" feet={false} />
      </g>
      <path
        d="M190 66c5 7 7 10.5 7 14a7 7 0 0 1-14 0c0-3.5 2-7 7-14Z"
        fill="var(--art-body)"
        opacity="0.55"
      />
    </svg>
  );
}
