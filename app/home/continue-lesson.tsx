import { useTranslation } from 'react-i18next';
import { BOOKS, lessonPath } from '../../core/navigation/paths.ts';
import type { StudyStatus } from '../../core/ports/library-api.ts';
import type { LessonSummary } from '../../core/verbal-composition/lesson.ts';
import { ButtonLink } from '../design/button.tsx';
import { ArrowIcon, MicFilledIcon } from '../design/home-icons.tsx';
import { Mascot } from '../design/mascot.tsx';
import { Tag } from '../design/tag.tsx';
import { useLanguage, usePath } from '../shell/use-path.ts';
import styles from './continue-lesson.module.css';

type ContinueLessonProps = {
  readonly lesson: LessonSummary | undefined;
  readonly goal: StudyStatus['goal'];
};

/** The one thing to do next, one tap away. */
export function ContinueLesson({ lesson, goal }: ContinueLessonProps) {
  const { t } = useTranslation(['home', 'common']);
  const language = useLanguage();
  const path = usePath();
  return (
    <section className={styles.card} aria-labelledby="continue-lesson">
      <div className={styles.words}>
        <div className={styles.kicker}>
          {t('home:continueTitle')}
          {lesson && <Tag tone="plain">{t(`common:progress.${lesson.progress}`)}</Tag>}
        </div>
        <h2 id="continue-lesson" className={styles.title}>
          {lesson ? lesson.title[language] : t('home:allLearned')}
        </h2>
        <p className={styles.facts}>
          {lesson
            ? t('common:lessonFacts', { count: lesson.questionCount, minutes: lesson.minutes })
            : t('home:allLearnedHint')}
        </p>
        {goal && (
          <p className={styles.facts} data-goal={goal.minutes}>
            {t('home:goal', { minutes: goal.minutes, count: goal.lessons })}
          </p>
        )}
      </div>
      <svg className={styles.mascot} viewBox="4 0 116 116" aria-hidden="true">
        <Mascot eyes={lesson ? 'open' : 'happy'} beak="speaking" wings={lesson ? 'down' : 'up'} />
      </svg>
      <div className={styles.action}>
        {lesson ? (
          <ButtonLink
            to={path(lessonPath(lesson.id))}
            size="l"
            block
            icon={<MicFilledIcon />}
            aria-describedby="continue-lesson"
          >
            {lesson.progress === 'learning' ? t('home:continue') : t('home:start')}
          </ButtonLink>
        ) : (
          <ButtonLink to={path(BOOKS)} size="l" block trailingIcon={<ArrowIcon />}>
            {t('home:toBooks')}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
