import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatDuration } from '../../core/shared/dates.ts';
import type { LessonRecord } from '../../core/verbal-composition/record.ts';
import { DoneIllustration } from '../design/done-illustration.tsx';
import { CheckCircleIcon } from '../design/home-icons.tsx';
import { ClockIcon, SpeedIcon, TrophyIcon } from '../design/icons.tsx';
import { StatTile } from '../design/stat-tile.tsx';
import { ScoreRing } from '../shell/score-ring.tsx';
import { useLanguage } from '../shell/use-path.ts';
import { RoundCount } from './round-count.tsx';
import styles from './score.module.css';

type ScoreProps = {
  readonly record: LessonRecord;
  /** What to do next, in sight before she scrolls. */
  readonly children: ReactNode;
};

/** How the round went, before any detail. */
export function Score({ record, children }: ScoreProps) {
  const { t } = useTranslation(['record', 'common']);
  const language = useLanguage();
  const { correctCount: right, questionCount: total, answeredCount: answered } = record;
  const mood = right === total ? 'perfect' : answered < total ? 'unfinished' : 'good';
  const { totalMs, targetMs, bestTimeMs, level } = record;
  const isBest = record.finished && mood === 'perfect' && bestTimeMs === totalMs;
  return (
    <div className={styles.score}>
      {mood === 'perfect' && (
        <div className={styles.illustration}>
          <DoneIllustration />
        </div>
      )}
      <div className={styles.ring}>
        <ScoreRing right={right} total={total} />
      </div>
      <h2 className={styles.title}>{t(`record:${mood}`)}</h2>
      <p className={styles.hint}>{t(`record:${mood}Hint`)}</p>
      <p className={styles.lesson}>
        <strong>{record.lessonTitle[language]}</strong>
        <span>{formatDateTime(new Date(record.savedAt), language)}</span>
      </p>
      {record.isCleared && record.finished && (
        <p className={styles.cleared}>
          <CheckCircleIcon size={20} />
          {t('record:cleared', { level: t(`record:level.${level}`) })}
        </p>
      )}
      {answered > 0 && (
        <div className={styles.times}>
          <StatTile
            label={t('record:time')}
            value={formatDuration(totalMs)}
            icon={<ClockIcon />}
            note={t('record:target', { time: formatDuration(targetMs) })}
          />
          <StatTile
            label={t('record:average')}
            value={(totalMs / answered / 1000).toFixed(1)}
            unit={t('record:seconds')}
            icon={<SpeedIcon />}
          />
          {bestTimeMs !== undefined && (
            <StatTile
              label={t('record:best')}
              value={formatDuration(bestTimeMs)}
              icon={<TrophyIcon />}
              tone={isBest ? 'achieved' : 'plain'}
              note={isBest ? t('record:isBest') : t(`record:level.${level}`)}
            />
          )}
        </div>
      )}
      <div className={styles.next}>{children}</div>
      <RoundCount done={record.roundsDone} />
    </div>
  );
}
