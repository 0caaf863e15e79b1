import { Mascot } from './mascot.tsx';

/** Oz jumps for joy. */
export function DoneIllustration() {
  return (
    <svg viewBox="0 0 240 180" width="100%" aria-hidden="true">
      <circle cx="120" cy="88" r="74" fill="var(--art-soft)" />
      <ellipse cx="124" cy="168" rx="34" ry="5" fill="var(--art-ink)" opacity="0.12" />
      <g transform="translate(56 28)">
        <Mascot eyes="happy" beak="speaking" wings="up" />
      </g>
      <g fill="var(--art-sun)">
        <path d="m38 50 4 8.5 9.5 1.2-7 6.5 1.8 9.3L38 71l-8.3 4.5 1.8-9.3-7-6.5 9.5-1.2Z" />
        <rect x="196" y="42" width="8" height="12" rx="2" transform="rotate(28 200 48)" />
        <circle cx="64" cy="22" r="4.5" />
      </g>
      <g fill="var(--art-beak)">
        <rect x="176" y="14" width="8" height="12" rx="2" transform="rotate(-18 180 20)" />
        <circle cx="216" cy="86" r="5" />
        <rect x="22" y="104" width="8" height="12" rx="2" transform="rotate(24 26 110)" />
      </g>
      <g fill="var(--art-body)">
        <path d="m206 112 3 6.5 7 .9-5.2 4.8 1.4 7-6.2-3.4-6.2 3.4 1.4-7-5.2-4.8 7-.9Z" />
        <circle cx="96" cy="10" r="4" />
        <rect x="44" y="132" width="8" height="12" rx="2" transform="rotate(-30 48 138)" />
      </g>
    </svg>
  );
}
