import { useTranslation } from 'react-i18next';
import type { ReceivedFinding } from '../../core/monologue/monologue.ts';
import { correctionPath } from '../../core/navigation/paths.ts';
import { Button, ButtonLink } from '../design/button.tsx';
import { Tag } from '../design/tag.tsx';
import { useLanguage, usePath } from '../shell/use-path.ts';
import { kindOf } from './finding-kind.ts';
import styles from './finding-note.module.css';

type FindingNoteProps = {
  readonly finding: ReceivedFinding;
  readonly onDispute: (isDisputed: boolean) => void;
};

/** One thing to correct: what it is, why, and whether she made it before. */
export function FindingNote({ finding, onDispute }: FindingNoteProps) {
  const { t } = useTranslation('monologue');
  const language = useLanguage();
  const path = usePath();
  const { isDisputed, isDoubtful, topicTitle, earlier, earlierId } = finding;
  return (
    <li className={styles.note} data-disputed={isDisputed}>
      <p className={styles.head}>
        <Tag tone={isDisputed || isDoubtful ? 'plain' : 'warning'}>
          {t(`kind.${kindOf(finding.kind)}`)}
        </Tag>
        {topicTitle && <span className={styles.topic}>{topicTitle[language]}</span>}
      </p>
      <p>{finding.why[language]}</p>
      {isDoubtful && !isDisputed && <p className={styles.aside}>{t('correction.doubtful')}</p>}
      {isDisputed && <p className={styles.aside}>{t('correction.disputed')}</p>}
      {earlier > 0 && earlierId !== undefined && !isDisputed && (
        <div className={styles.earlier}>
          <span className={styles.again}>{t('correction.earlier', { count: earlier })}</span>
          <ButtonLink kind="quiet" size="s" to={path(correctionPath(earlierId))}>
            {t('correction.openEarlier')}
          </ButtonLink>
        </div>
      )}
      <div className={styles.dispute}>
        <Button kind="plain" size="s" onClick={() => onDispute(!isDisputed)}>
          {t(isDisputed ? 'correction.undoDispute' : 'correction.dispute')}
        </Button>
      </div>
    </li>
  );
}
