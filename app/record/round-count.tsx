import { useTranslation } from 'react-i18next';
import { CheckIcon } from '../design/home-icons.tsx';
import styles from './round-count.module.css';

/** A lesson sits after about as many rounds. */
const RECOMMENDED = 4;

/** How many of the recommended rounds are done; those beyond are only counted. */
export function RoundCount({ done }: { readonly done: number }) {
  const { t } = useTranslation('record');
  return (
    <div className={styles.rounds}>
      <div className={styles.dots} aria-hidden="true">
        {Array.from({ length: RECOMMENDED }, (_, at) => (
          <span key={at} className={styles.dot} data-done={at < done}>
            {at < done ? <CheckIcon size={16} /> : at + 1}
          </span>
        ))}
      </div>
      <p>
        <strong>{t('roundsDone', { done, recommended: RECOMMENDED })}</strong>
      </p>
      <p className={styles.hint}>{t(done < RECOMMENDED ? 'rounds' : 'roundsEnough')}</p>
    </div>
  );
}
