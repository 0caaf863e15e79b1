import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { HOME, lessonPath, PLACEMENT } from '../../core/navigation/paths.ts';
import type { FirstLesson } from '../../core/ports/survey-api.ts';
import { ButtonLink } from '../design/button.tsx';
import { DoneIllustration } from '../design/done-illustration.tsx';
import { MicFilledIcon } from '../design/home-icons.tsx';
import { Page } from '../design/page.tsx';
import { Stack } from '../design/stack.tsx';
import { useLanguage, usePath } from '../shell/use-path.ts';
import styles from './recommended-lesson.module.css';

type RecommendedLessonProps = { readonly first: FirstLesson; readonly goOnTo: string };

/** Where to begin: one lesson, one press away. */
export function RecommendedLesson({ first, goOnTo }: RecommendedLessonProps) {
  const { lesson, goalMinutes, goalLessons } = first;
  const { t } = useTranslation(['onboarding', 'common']);
  const language = useLanguage();
  const path = usePath();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const elsewhere = (
    <ButtonLink block kind={lesson ? 'quiet' : 'primary'} size="l" to={path(goOnTo)} replace>
      {t(goOnTo === HOME ? 'onboarding:goHome' : 'onboarding:goOn')}
    </ButtonLink>
  );
  return (
    <Page
      data-step="recommended"
      footer={
        lesson ? (
          <Stack gap={2}>
            <ButtonLink
              block
              size="l"
              icon={<MicFilledIcon />}
              to={path(lessonPath(lesson.id))}
              replace
            >
              {t('onboarding:begin')}
            </ButtonLink>
            <ButtonLink block kind="secondary" size="l" to={path(PLACEMENT)}>
              {t('onboarding:placement.offerLink')}
            </ButtonLink>
            {elsewhere}
          </Stack>
        ) : (
          elsewhere
        )
      }
    >
      <div className={styles.all}>
        <div className={styles.drawing}>
          <DoneIllustration />
        </div>
        <h1 ref={title} tabIndex={-1} className={styles.title}>
          {t(lesson ? 'onboarding:recommendedTitle' : 'onboarding:noLesson')}
        </h1>
        {lesson ? (
          <section className={styles.card} aria-label={t('onboarding:recommended')}>
            <p className={styles.kicker}>{t('onboarding:recommended')}</p>
            <h2 className={styles.lesson}>{lesson.title[language]}</h2>
            <p className={styles.facts}>
              {t('common:lessonFacts', { count: lesson.questionCount, minutes: lesson.minutes })}
            </p>
            <p className={styles.facts} data-goal={goalMinutes}>
              {t('onboarding:goal', { minutes: goalMinutes, count: goalLessons })}
            </p>
          </section>
        ) : (
          <p>{t('onboarding:noLessonDescription')}</p>
        )}
      </div>
    </Page>
  );
}
