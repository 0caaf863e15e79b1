import { useTranslation } from 'react-i18next';
import { ProgressRing } from '../design/progress-ring.tsx';
import styles from './score-ring.module.css';

type ScoreRingProps = { readonly right: number; readonly total: number };

/** How many answers of all were right. */
export function ScoreRing({ right, total }: ScoreRingProps) {
  const { t } = useTranslation('common');
  const isPerfect = right === total;
  return (
    <ProgressRing
      label={t('score', { right, total })}
      share={right / total}
      size={isPerfect ? 112 : 152}
      tone={isPerfect ? 'achieved' : 'brand'}
    >
      <span className={styles.count}>
        <span className={styles.number}>
          {right}
          <span className={styles.total}>/{total}</span>
        </span>
        <span className={styles.what}>{t('outcome.correct')}</span>
      </span>
    </ProgressRing>
  );
}
