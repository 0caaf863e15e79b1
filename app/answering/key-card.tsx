import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { QuestionPart } from './answering-view.ts';
import { KeyRows } from './key-rows.tsx';
import styles from './key-card.module.css';

/** Keeps the place of the verdict until there is one, and says meanwhile what her keyboard can do. */
export const KeyCard = observer(function KeyCard({ player }: QuestionPart) {
  const { t } = useTranslation('lesson-player');
  return (
    <div className={styles.card}>
      <p className={styles.place}>{t('resultPlace')}</p>
      {player.keys.isOn && (
        <section className={styles.keys} aria-label={t('keys.title')}>
          <KeyRows />
        </section>
      )}
    </div>
  );
});
