import { useTranslation } from 'react-i18next';
import { ANSWER_KEYS } from './answer-keys.ts';
import styles from './key-rows.module.css';

/** Each key beside what it does. */
export function KeyRows() {
  const { t } = useTranslation('lesson-player');
  return (
    <dl className={styles.keys}>
      {ANSWER_KEYS.map(({ shown, does }) => (
        <div key={does} className={styles.row}>
          <dt>
            <kbd className={styles.key}>{shown}</kbd>
          </dt>
          <dd>{t(`keys.${does}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
