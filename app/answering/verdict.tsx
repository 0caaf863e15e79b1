import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { GradedAnswer } from '../../core/verbal-composition/record.ts';
import { Mascot, MASCOT_VIEW_BOX } from '../design/mascot.tsx';
import styles from './verdict.module.css';

export type VerdictName =
  | 'correct'
  | 'unlisted'
  | 'wrong'
  | 'otherMeaning'
  | 'ownCorrect'
  | 'ownWrong';

/** Whose word counts: the judge's, or the learner's own. */
export function verdictOf({ outcome, judged, remarks, isOwnWord }: GradedAnswer): VerdictName {
  if (judged === 'unlisted' && outcome === 'correct' && isOwnWord !== true) return 'unlisted';
  if (judged !== outcome) return outcome === 'correct' ? 'ownCorrect' : 'ownWrong';
  return remarks.some(({ kind }) => kind === 'meaning') ? 'otherMeaning' : outcome;
}

/** What Oz is glad about. */
export const isRight = (name: VerdictName): boolean => name === 'correct' || name === 'ownCorrect';

export function Verdict({ detail }: { readonly detail: GradedAnswer }) {
  const { t } = useTranslation('lesson-player');
  const name = verdictOf(detail);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // A new step goes to its top first.
    const frame = requestAnimationFrame(() => {
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  const isGlad = isRight(name);
  const isPlain = name === 'wrong' && detail.words.every(({ mark }) => mark === 'right');
  return (
    <div
      className={styles.verdict}
      data-outcome={name === 'unlisted' ? 'unlisted' : detail.outcome}
    >
      <svg className={styles.mascot} viewBox={MASCOT_VIEW_BOX} aria-hidden="true">
        <Mascot
          eyes={isGlad ? 'happy' : 'open'}
          beak={isGlad ? 'speaking' : 'shut'}
          wings={isGlad ? 'up' : 'down'}
        />
      </svg>
      <div>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {t(name)}
        </h2>
        <p className={styles.hint}>{t(isPlain ? 'wrongPlainHint' : `${name}Hint`)}</p>
        {detail.isJudgedHere && <p className={styles.hint}>{t('judgedHere')}</p>}
      </div>
    </div>
  );
}
