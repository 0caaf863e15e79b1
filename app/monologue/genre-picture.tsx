import type { ReactNode } from 'react';
import type { MaterialGenre } from '../../core/domain/monologue/material.ts';
import { AEROPLANE, BADGE, BARS, BUBBLES, CUP, NIB, STORY_BOOK } from '../design/motifs.tsx';
import styles from './genre-picture.module.css';

const BRIEFCASE = (
  <>
    <path d="M30 38v-7h16v7" stroke="var(--art-belly)" strokeWidth="5" fill="none" />
    <rect x="14" y="37" width="48" height="38" rx="6" fill="var(--art-beak)" />
    <path d="M14 43a6 6 0 0 1 6-6h36a6 6 0 0 1 6 6v9c-16 7-32 7-48 0Z" fill="var(--art-belly)" />
    <rect x="33" y="50" width="10" height="11" rx="3" fill="var(--art-sun)" />
  </>
);

/** A hill below the sun, in a frame. */
const FRAMED = (
  <>
    <rect x="12" y="27" width="52" height="46" rx="5" fill="var(--art-shade)" />
    <rect x="17" y="32" width="42" height="36" rx="2" fill="var(--art-belly)" />
    <circle cx="48" cy="42" r="5" fill="var(--art-beak)" />
    <path d="m17 66 14-18 11 13 6-6 11 11v2H17Z" fill="var(--art-body)" />
  </>
);

const PICTURES: Readonly<Record<MaterialGenre | 'own', ReactNode>> = {
  everyday: CUP,
  travel: AEROPLANE,
  stories: STORY_BOOK,
  opinions: BUBBLES,
  pictures: FRAMED,
  business: BRIEFCASE,
  interviews: BADGE,
  presentations: BARS,
  own: NIB,
};

type GenrePictureProps = {
  /** `own` stands for a theme that she names. */
  readonly genre: MaterialGenre | 'own';
  readonly size?: 'm' | 'l';
};

/** Of what kind a theme is, told at a glance. Its name stands beside it. */
export function GenrePicture({ genre, size = 'm' }: GenrePictureProps) {
  return (
    <svg
      className={styles.picture}
      data-genre={genre}
      data-size={size}
      viewBox="2 14 72 72"
      aria-hidden="true"
    >
      {PICTURES[genre]}
    </svg>
  );
}
