import { useTranslation } from 'react-i18next';
import { KeyRows } from './key-rows.tsx';
import styles from './key-card.module.css';

/** Keeps the place of the verdict until there is one, and says meanwhile what her keyboard can do. */
export function KeyCard() {
  const { t } = useTranslation('lesson-player');
  return (
    <div className={styles.card}>
      <p className={styles.place}>{t('resultPlace')}</p>
      <section className={styles.keys} aria-label={t('keys.title')}>
        <KeyRows />
      </section>
    </div>
  );
}
