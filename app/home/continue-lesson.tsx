import { useTranslation } from 'react-i18next';
import { BOOKS, lessonPath } from '../../core/navigation/paths.ts';
import type { StudyStatus } from '../../core/ports/library-api.ts';
import type { LessonSummary } from '../../core/verbal-composition/lesson.ts';
import { ButtonLink } from '../design/button.tsx';
import { ArrowIcon, MicFilledIcon } from '../design/home-icons.tsx';
import { Tag } from '../design/tag.tsx';
import { useIsPlayable } from '../offline/cached-shown.tsx';
import { useLanguage, usePath } from '../shell/use-path.ts';
import { Facts, STEP_TITLE, StepCard } from './step-card.tsx';

type ContinueLessonProps = {
  readonly lesson: LessonSummary;
  readonly goal: StudyStatus['goal'];
};

export function ContinueLesson({ lesson, goal }: ContinueLessonProps) {
  const { t } = useTranslation(['home', 'common']);
  const language = useLanguage();
  const path = usePath();
  const isPlayable = useIsPlayable(lesson.id);
  return (
    <StepCard
      kicker={
        <>
          {t('home:continueTitle')}
          <Tag tone="plain">{t(`common:progress.${lesson.progress}`)}</Tag>
        </>
      }
      title={<span data-continue-lesson="">{lesson.title[language]}</span>}
      facts={
        <>
          <Facts>
            {t('common:lessonFacts', { count: lesson.questionCount, minutes: lesson.minutes })}
          </Facts>
          {isPlayable === false && <Facts>{t('common:needsNetwork')}</Facts>}
          {goal && (
            <Facts>
              <span data-goal={goal.minutes}>
                {t('home:goal', { minutes: goal.minutes, count: goal.lessons })}
              </span>
            </Facts>
          )}
        </>
      }
      mascot={{ beak: 'speaking' }}
      action={
        isPlayable === false ? (
          <ButtonLink to={path(BOOKS)} size="l" block trailingIcon={<ArrowIcon />}>
            {t('home:toBooks')}
          </ButtonLink>
        ) : (
          <ButtonLink
            to={path(lessonPath(lesson.id))}
            size="l"
            block
            icon={<MicFilledIcon />}
            aria-describedby={STEP_TITLE}
          >
            {lesson.progress === 'learning' ? t('home:continue') : t('home:start')}
          </ButtonLink>
        )
      }
    />
  );
}

/** Every lesson is learned, and nothing else is to be done. */
export function AllLearned() {
  const { t } = useTranslation('home');
  const path = usePath();
  return (
    <StepCard
      kicker={t('continueTitle')}
      title={t('allLearned')}
      facts={<Facts>{t('allLearnedHint')}</Facts>}
      mascot={{ eyes: 'happy', beak: 'speaking', wings: 'up' }}
      action={
        <ButtonLink to={path(BOOKS)} size="l" block trailingIcon={<ArrowIcon />}>
          {t('toBooks')}
        </ButtonLink>
      }
    />
  );
}
