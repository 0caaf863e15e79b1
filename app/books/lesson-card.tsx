import { useTranslation } from 'react-i18next';
import { lessonPath } from '../../core/navigation/paths.ts';
import { formatDuration } from '../../core/shared/dates.ts';
import type { LessonSummary } from '../../core/verbal-composition/lesson.ts';
import { LinkCard } from '../design/card.tsx';
import { CheckIcon } from '../design/home-icons.tsx';
import { LockIcon, TrophyIcon } from '../design/icons.tsx';
import { ProgressRing } from '../design/progress-ring.tsx';
import { Tag } from '../design/tag.tsx';
import { VisuallyHidden } from '../design/visually-hidden.tsx';
import { useLanguage, usePath } from '../shell/use-path.ts';
import styles from './lesson-card.module.css';

const SHARE = { unlearned: 0, learning: 0.5, learned: 1 };
const TONE = { unlearned: 'plain', learning: 'brand', learned: 'achieved' } as const;

export type LessonCardProps = {
  readonly lesson: LessonSummary;
  readonly number: number;
  /** Where this learner goes on. */
  readonly isNext: boolean;
  /** The first lock of the book says how it opens; the others need not. */
  readonly saysHow: boolean;
};

export function LessonCard({ lesson, number, isNext, saysHow }: LessonCardProps) {
  const { t } = useTranslation(['books', 'common']);
  const language = useLanguage();
  const path = usePath();
  const facts = t('common:lessonFacts', { count: lesson.questionCount, minutes: lesson.minutes });
  if (!lesson.unlocked) {
    return (
      <LockedLesson
        title={lesson.title[language]}
        facts={facts}
        hint={saysHow ? t('books:locked') : undefined}
      />
    );
  }
  const progress = t(`common:progress.${lesson.progress}`);
  return (
    <LinkCard
      to={path(lessonPath(lesson.id))}
      title={lesson.title[language]}
      tone={isNext ? 'brand' : 'plain'}
      tags={
        <>
          <Tag tone={isNext ? 'plain' : TONE[lesson.progress]}>{progress}</Tag>
          {lesson.easy && <Tag>{t('books:easy')}</Tag>}
        </>
      }
      description={
        <span className={styles.facts}>
          <span>{facts}</span>
          {lesson.bestTimeMs !== undefined && (
            <span className={styles.best}>
              <TrophyIcon size={16} />
              {t('books:bestTime', { time: formatDuration(lesson.bestTimeMs) })}
            </span>
          )}
        </span>
      }
      leading={
        <ProgressRing
          label={t('books:progress')}
          valueText={progress}
          share={SHARE[lesson.progress]}
          tone={lesson.progress === 'learned' ? 'achieved' : 'brand'}
        >
          {lesson.progress === 'learned' ? <CheckIcon size={22} /> : number}
        </ProgressRing>
      }
    />
  );
}

type LockedLessonProps = {
  readonly title: string;
  readonly facts: string;
  readonly hint: string | undefined;
};

function LockedLesson({ title, facts, hint }: LockedLessonProps) {
  const { t } = useTranslation('books');
  return (
    <article className={styles.locked}>
      <div className={styles.lock}>
        <LockIcon size={22} />
      </div>
      <div>
        <h3 className={styles.title}>{title}</h3>
        <VisuallyHidden>{t('lockedName')}</VisuallyHidden>
        <p className={styles.hint}>{facts}</p>
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
    </article>
  );
}
