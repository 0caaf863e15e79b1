import type { ReactNode } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './word-marks.module.css';

/** Right has both sides, missing only `expected`, extra only `said`, replaced both. */
export type MarkedWord = {
  readonly mark: 'right' | 'missing' | 'extra' | 'replaced';
  readonly expected?: string | undefined;
  readonly said?: string | undefined;
  /** How well a right word was pronounced, 0 to 1; there only where that is sure. */
  readonly goodness?: number | undefined;
};

/** Two of three words that were something else lie below this, and 7 % of those that were right. */
const UNCLEAR_BELOW = 0.3;

/** A right word, and yet one to say more clearly. */
export const isUnclear = ({ mark, goodness = 1 }: MarkedWord): boolean =>
  mark === 'right' && goodness < UNCLEAR_BELOW;

export type WordMarksProps = {
  readonly words: readonly MarkedWord[];
  /** What a screen reader says in place of a word that is not right. */
  readonly describe: (word: MarkedWord) => string;
  /** The language of those descriptions. */
  readonly describedIn: string;
  /** `m` beside a sentence that matters more. */
  readonly size?: 'm' | 'l';
};

/** What was said against what was expected; each mark has its own shape, so that none hangs on colour. */
export function WordMarks({ words, describe, describedIn, size = 'l' }: WordMarksProps) {
  return (
    <p className={styles.sentence} data-size={size} lang="en">
      {words.map((word, at) => (
        // A sentence never reorders and words repeat: the position is the identity.
        <span key={at}>
          {at > 0 && ' '}
          {isUnclear(word) ? (
            <>
              <VisuallyHidden lang={describedIn}>{describe(word)}</VisuallyHidden>
              <span className={styles.unclear} data-mark="unclear" aria-hidden="true">
                {word.expected}
              </span>
            </>
          ) : word.mark === 'right' ? (
            (word.expected ?? word.said)
          ) : (
            <>
              <VisuallyHidden lang={describedIn}>{describe(word)}</VisuallyHidden>
              <Mark word={word} />
            </>
          )}
        </span>
      ))}
    </p>
  );
}

function Mark({ word }: { readonly word: MarkedWord }) {
  return (
    <span className={styles.mark} data-mark={word.mark} aria-hidden="true">
      {word.mark !== 'missing' && <s className={styles.said}>{word.said}</s>}
      {word.mark !== 'extra' && <span className={styles.expected}>{word.expected}</span>}
    </span>
  );
}

export type WordMarksLegendProps = {
  /** Only the marks among them are explained. */
  readonly words: readonly MarkedWord[];
  readonly missing: string;
  readonly extra: string;
  readonly replaced: string;
};

/** Says what the dotted line under a word means. */
export function UnclearLegend({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.hint}>
      <span className={styles.unclear} lang="en" aria-hidden="true">
        abc
      </span>
      <span>{children}</span>
    </p>
  );
}

/** Shows each mark that is in use beside its name. */
export function WordMarksLegend({ words, ...names }: WordMarksLegendProps) {
  const used = (['missing', 'replaced', 'extra'] as const).filter((mark) =>
    words.some((word) => word.mark === mark),
  );
  if (used.length === 0) return null;
  return (
    <ul className={styles.legend}>
      {used.map((mark) => (
        <li key={mark} data-legend={mark}>
          <Mark word={{ mark, said: 'a', expected: 'the' }} />
          {names[mark]}
        </li>
      ))}
    </ul>
  );
}
