import type { Level } from '../../core/domain/lesson/level.ts';
import type { Book } from '../../core/verbal-composition/lesson.ts';
import styles from './book-cover.module.css';
import { MOTIFS, OTHER_MOTIF } from './cover-motifs.tsx';

type BookCoverProps = {
  readonly book: Pick<Book, 'id'> & { readonly level: Level };
  readonly size?: 'm' | 'l';
};

/** A cover: its ground grows deeper with the level, what is drawn on it is the book's own. */
export function BookCover({ book, size = 'm' }: BookCoverProps) {
  return (
    <svg
      className={styles.cover}
      data-level={book.level}
      data-size={size}
      viewBox="0 0 72 96"
      aria-hidden="true"
    >
      <rect className={styles.ground} width="72" height="96" rx="8" />
      {MOTIFS[book.id] ?? OTHER_MOTIF}
      <path d="M8 0v96H7a7 7 0 0 1-7-7V7a7 7 0 0 1 7-7Z" fill="var(--art-ink)" opacity="0.16" />
    </svg>
  );
}
