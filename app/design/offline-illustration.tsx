import { Mascot } from './mascot.tsx';

/** Oz waits on a cloud for the line to come back. */
export function OfflineIllustration() {
  return (
    <svg viewBox="0 0 240 180" width="100%" aria-hidden="true">
      <circle cx="120" cy="84" r="72" fill="var(--art-soft)" />
      <g stroke="var(--art-shade)" strokeWidth="6" strokeLinecap="round" fill="none">
        <path d="M158 50c9-9 24-9 33 0M148 38c15-15 38-15 53 0" strokeDasharray="1 12" />
        <circle cx="174.5" cy="62" r="2" fill="var(--art-shade)" />
      </g>
      <g transform="translate(52 36)">
        <Mascot eyes="worried" feet={false} />
      </g>
      <path
        d="M62 168a24 24 0 0 1-2-47.9c5-11.5 21-15.5 31-6.5 9-9 25-9 33 1 10-7 25-4 30 8 15-3 28 8 28 22a23 23 0 0 1-23 23.4Z"
        fill="var(--art-paper)"
      />
      <g fill="var(--art-sun)">
        <circle cx="42" cy="52" r="4" />
        <path d="M54 26c.8 5 3 7.2 8 8-5 .8-7.2 3-8 8-.8-5-3-7.2-8-8 5-.8 7.2-3 8-8Z" />
      </g>
    </svg>
  );
}
