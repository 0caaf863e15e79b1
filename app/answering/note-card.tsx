import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Question } from '../../core/verbal-composition/lesson.ts';
import { Card } from '../design/card.tsx';
import { BulbIcon } from '../design/icons.tsx';
import { useLanguage } from '../shell/use-path.ts';
import styles from './note-card.module.css';

type NoteCardProps = {
  readonly note: Question['note'];
  /** Where one can go from here. */
  readonly children?: ReactNode;
};

/** The one thing a question teaches. */
export function NoteCard({ note, children }: NoteCardProps) {
  const { t } = useTranslation('lesson-player');
  const language = useLanguage();
  return (
    <Card tone="sunken">
      <div className={styles.note}>
        <BulbIcon size={22} />
        <div>
          <h3 className={styles.noteTitle}>{t('note')}</h3>
          <p>{note[language]}</p>
        </div>
      </div>
      {children && <div className={styles.more}>{children}</div>}
    </Card>
  );
}
