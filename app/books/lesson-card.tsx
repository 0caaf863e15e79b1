import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { lessonPath, questionsPath } from '../../core/navigation/paths.ts';
import { formatDuration } from '../../core/shared/dates.ts';
import type { LessonSummary } from '../../core/verbal-composition/lesson.ts';
import { BookmarkToggle, type BookmarksView } from '../bookmarks/bookmark-toggle.tsx';
import { LinkCard } from '../design/card.tsx';
import { CheckIcon } from '../design/home-icons.tsx';
import { ListIcon, LockIcon, TrophyIcon } from '../design/icons.tsx';
import { Link } from '../design/link.tsx';
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
  readonly isNext?: boolean;
  /** Among lessons of other books. */
  readonly namesBook?: boolean;
  /** Her saved list; undefined while it is on its way. */
  readonly bookmarks: BookmarksView | undefined;
};

export const LessonCard = memo(function LessonCard(props: LessonCardProps) {
  const { lesson, number, isNext = false, bookmarks } = props;
  const { t } = useTranslation(['books', 'common']);
  const language = useLanguage();
  const path = usePath();
  if (!lesson.unlocked) return <LockedLesson {...props} />;
  const title = lesson.title[language];
  const progress = t(`common:progress.${lesson.progress}`);
  return (
    <LinkCard
      to={path(lessonPath(lesson.id))}
      title={title}
      tone={isNext ? 'brand' : 'plain'}
      tags={
        <>
          <Tag tone={isNext ? 'plain' : TONE[lesson.progress]}>{progress}</Tag>
          {lesson.easy && <Tag>{t('books:easy')}</Tag>}
        </>
      }
      description={<Facts {...props} />}
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
      trailing={<SaveLesson lesson={lesson} bookmarks={bookmarks} />}
    >
      <Link
        to={path(questionsPath(lesson.id))}
        className={styles.questions}
        aria-label={t('books:questionsOf', { title })}
      >
        <ListIcon size={18} />
        {t('books:questions')}
      </Link>
    </LinkCard>
  );
});

function Facts({ lesson, namesBook }: LessonCardProps) {
  const { t } = useTranslation(['books', 'common']);
  const language = useLanguage();
  return (
    <span className={styles.facts}>
      {namesBook && <span>{lesson.bookTitle[language]}</span>}
      <span>
        {t('common:lessonFacts', { count: lesson.questionCount, minutes: lesson.minutes })}
      </span>
      {lesson.bestTimeMs !== undefined && (
        <span className={styles.best}>
          <TrophyIcon size={16} />
          {t('books:bestTime', { time: formatDuration(lesson.bestTimeMs) })}
        </span>
      )}
    </span>
  );
}

function SaveLesson({ lesson, bookmarks }: Pick<LessonCardProps, 'lesson' | 'bookmarks'>) {
  const language = useLanguage();
  return (
    <BookmarkToggle
      view={bookmarks}
      target={{ kind: 'lesson', id: lesson.id, questionId: undefined }}
      name={lesson.title[language]}
    />
  );
}

function LockedLesson(props: LessonCardProps) {
  const { lesson, bookmarks } = props;
  const { t } = useTranslation('books');
  const language = useLanguage();
  return (
    <article className={styles.locked}>
      <div className={styles.lock}>
        <LockIcon size={22} />
      </div>
      <div className={styles.text}>
        <h3 className={styles.title}>{lesson.title[language]}</h3>
        <VisuallyHidden>{t('lockedName')}</VisuallyHidden>
        <p className={styles.hint}>
          <Facts {...props} />
        </p>
        {lesson.opensAfter && (
          <p className={styles.hint}>{t('opensAfter', { title: lesson.opensAfter[language] })}</p>
        )}
      </div>
      <SaveLesson lesson={lesson} bookmarks={bookmarks} />
    </article>
  );
}
