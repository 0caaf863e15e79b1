import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { lessonPath, questionsPath } from '../../core/navigation/paths.ts';
import { formatDuration } from '../../core/shared/dates.ts';
import type { LessonSummary } from '../../core/verbal-composition/lesson.ts';
import { BookmarkToggle, type BookmarksView } from '../bookmarks/bookmark-toggle.tsx';
import { LinkCard } from '../design/card.tsx';
import { ClosedCard } from '../design/closed-card.tsx';
import { CheckIcon } from '../design/home-icons.tsx';
import { ListIcon, LockIcon, OfflineIcon, TrophyIcon } from '../design/icons.tsx';
import { Link } from '../design/link.tsx';
import { ProgressRing } from '../design/progress-ring.tsx';
import { Tag } from '../design/tag.tsx';
import { VisuallyHidden } from '../design/visually-hidden.tsx';
import { useIsPlayable } from '../offline/cached-shown.tsx';
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
  const isPlayable = useIsPlayable(lesson.id);
  if (!lesson.unlocked) return <ClosedLesson {...props} because="locked" />;
  if (isPlayable === false) return <ClosedLesson {...props} because="offline" />;
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
          {isPlayable && <Tag tone="brand">{t('common:offlineReady')}</Tag>}
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
      <Questions lesson={lesson} />
    </LinkCard>
  );
});

function Questions({ lesson }: Pick<LessonCardProps, 'lesson'>) {
  const { t } = useTranslation('books');
  const language = useLanguage();
  const path = usePath();
  return (
    <Link
      to={path(questionsPath(lesson.id))}
      className={styles.questions}
      aria-label={t('questionsOf', { title: lesson.title[language] })}
    >
      <ListIcon size={18} />
      {t('questions')}
    </Link>
  );
}

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

type ClosedLessonProps = LessonCardProps & { readonly because: 'locked' | 'offline' };

/** One that cannot be begun now, and why. */
function ClosedLesson(props: ClosedLessonProps) {
  const { lesson, bookmarks, because } = props;
  const { t } = useTranslation(['books', 'common']);
  const language = useLanguage();
  const isLocked = because === 'locked';
  return (
    <ClosedCard
      because={because}
      icon={isLocked ? <LockIcon size={22} /> : <OfflineIcon size={22} />}
      title={lesson.title[language]}
      trailing={<SaveLesson lesson={lesson} bookmarks={bookmarks} />}
    >
      {isLocked && <VisuallyHidden>{t('books:lockedName')}</VisuallyHidden>}
      <p>
        <Facts {...props} />
      </p>
      {isLocked ? (
        lesson.opensAfter && <p>{t('books:opensAfter', { title: lesson.opensAfter[language] })}</p>
      ) : (
        <p>{t('common:needsNetwork')}</p>
      )}
      {!isLocked && <Questions lesson={lesson} />}
    </ClosedCard>
  );
}
