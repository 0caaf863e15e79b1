import { Mascot } from './mascot.tsx';

/** Oz says it in English. */
export function WelcomeIllustration() {
  return (
    <svg viewBox="0 0 240 180" width="100%" aria-hidden="true">
      <path
        d="M34 150c-26-22-22-66 6-84 22-14 40-4 62-20s44-32 76-16 44 60 30 92-38 36-84 38-68 7-90-10Z"
        fill="var(--art-soft)"
      />
      <ellipse cx="96" cy="160" rx="44" ry="6" fill="var(--art-ink)" opacity="0.12" />
      <g transform="translate(36 50)">
        <Mascot beak="speaking" wings="up" />
      </g>
      <path
        d="M176 22c21 0 36 13 36 30s-15 30-36 30c-4 0-8-.5-11.5-1.5-4 3.5-10 6-16 6.5 3-3 4.5-7.5 4.5-12-8-5.5-13-13.5-13-23 0-17 15-30 36-30Z"
        fill="var(--art-paper)"
      />
      <g stroke="var(--art-body)" strokeWidth="5" strokeLinecap="round" fill="none">
        <path d="M160 46v12M170 40v24M180 44v16M190 48v8" />
      </g>
      <path d="M190 48v8" stroke="var(--art-beak)" strokeWidth="5" strokeLinecap="round" />
      <g fill="var(--art-sun)">
        <path d="M40 52c1 6 3.5 8.5 9.5 9.5-6 1-8.5 3.5-9.5 9.5-1-6-3.5-8.5-9.5-9.5 6-1 8.5-3.5 9.5-9.5Z" />
        <circle cx="206" cy="108" r="4" />
      </g>
      <circle cx="24" cy="98" r="4" fill="var(--art-beak)" />
    </svg>
  );
}
