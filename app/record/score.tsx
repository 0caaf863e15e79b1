import { useTranslation } from 'react-i18next';
import { formatDateTime, formatDuration } from '../../core/shared/dates.ts';
import type { LessonRecord } from '../../core/verbal-composition/record.ts';
import { DoneIllustration } from '../design/done-illustration.tsx';
import { ClockIcon, SpeedIcon } from '../design/icons.tsx';
import { ProgressRing } from '../design/progress-ring.tsx';
import { StatTile } from '../design/stat-tile.tsx';
import { useLanguage } from '../shell/use-path.ts';
import styles from './score.module.css';

/** How the round went, before any detail. */
export function Score({ record }: { readonly record: LessonRecord }) {
  const { t } = useTranslation(['record', 'common']);
  const language = useLanguage();
  const { correctCount: right, questionCount: total, answeredCount: answered } = record;
  const mood = right === total ? 'perfect' : answered < total ? 'unfinished' : 'good';
  const answerMs = record.details.reduce((sum, detail) => sum + detail.answerMs, 0);
  return (
    <div className={styles.score}>
      {mood === 'perfect' && (
        <div className={styles.illustration}>
          <DoneIllustration />
        </div>
      )}
      <div className={styles.ring}>
        <ProgressRing
          label={t('common:score', { right, total })}
          share={right / total}
          size={mood === 'perfect' ? 112 : 152}
          tone={mood === 'perfect' ? 'achieved' : 'brand'}
        >
          <span className={styles.number}>
            {right}
            <span className={styles.total}>/{total}</span>
          </span>
        </ProgressRing>
      </div>
      <h2 className={styles.title}>{t(`record:${mood}`)}</h2>
      <p className={styles.hint}>{t(`record:${mood}Hint`)}</p>
      <p className={styles.lesson}>
        <strong>{record.lessonTitle[language]}</strong>
        <span>{formatDateTime(new Date(record.savedAt), language)}</span>
      </p>
      {answered > 0 && (
        <div className={styles.times}>
          <StatTile
            label={t('record:time')}
            value={formatDuration(answerMs)}
            icon={<ClockIcon />}
          />
          <StatTile
            label={t('record:average')}
            value={(answerMs / answered / 1000).toFixed(1)}
            unit={t('record:seconds')}
            icon={<SpeedIcon />}
          />
        </div>
      )}
      <p className={styles.rounds}>{t('record:rounds')}</p>
    </div>
  );
}
