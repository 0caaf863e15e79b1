import { useTranslation } from 'react-i18next';
import { recordPath } from '../../core/navigation/paths.ts';
import { formatDateTime } from '../../core/shared/dates.ts';
import type { RecordSummary } from '../../core/verbal-composition/record.ts';
import { CheckIcon } from '../design/home-icons.tsx';
import { ListRow } from '../design/list.tsx';
import { ProgressRing } from '../design/progress-ring.tsx';
import { Tag } from '../design/tag.tsx';
import { useLanguage, usePath } from '../shell/use-path.ts';
import styles from './record-row.module.css';

/** One round in a list: its lesson, when it was, and how much of it was right. */
export function RecordRow({ record }: { readonly record: RecordSummary }) {
  const { t } = useTranslation(['home', 'common']);
  const language = useLanguage();
  const path = usePath();
  const { correctCount: right, questionCount: total } = record;
  const perfect = right === total;
  return (
    <ListRow
      to={path(recordPath(record.id))}
      title={record.lessonTitle[language]}
      description={
        <span className={styles.facts}>
          {formatDateTime(new Date(record.savedAt), language)}
          {!record.finished && <Tag>{t('home:unfinished')}</Tag>}
        </span>
      }
      leading={
        <ProgressRing
          label={t('common:score', { right, total })}
          share={right / total}
          size={48}
          tone={perfect ? 'achieved' : 'brand'}
        >
          {perfect ? <CheckIcon size={20} /> : right}
        </ProgressRing>
      }
    />
  );
}
