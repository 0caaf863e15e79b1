import { useTranslation } from 'react-i18next';
import type { NextStep } from '../../core/domain/home/next-step.ts';
import { lessonPath, materialPath, RECORDS, REVIEW } from '../../core/navigation/paths.ts';
import type { StudyStatus } from '../../core/ports/library-api.ts';
import { BooksIcon, CalendarIcon, CheckCircleIcon, SpeakIcon } from '../design/home-icons.tsx';
import { List, ListRow } from '../design/list.tsx';
import { Section } from '../design/section.tsx';
import { useIsThemeKept } from '../offline/cached-shown.tsx';
import { useLanguage, usePath } from '../shell/use-path.ts';

type OtherStepsProps = { readonly step: NextStep; readonly status: StudyStatus };

/** What she may do instead of what the button offers, and what she has done. */
export function OtherSteps({ step, status }: OtherStepsProps) {
  const { t } = useTranslation(['home', 'common']);
  const language = useLanguage();
  const path = usePath();
  const { continueLesson: lesson, review, speech } = status;
  const isReview = step !== 'review' && review.dueCount > 0;
  const otherLesson = step === 'lesson' ? undefined : lesson;
  const otherTheme = step === 'speech' ? undefined : speech.theme;
  const isThemeClosed = useIsThemeKept(otherTheme?.id) === false;
  return (
    <Section title={t('home:others')}>
      <List>
        {isReview && (
          <ListRow
            to={path(REVIEW)}
            title={t('home:review.due', { count: review.dueCount })}
            description={t('home:review.more')}
            leading={<CalendarIcon />}
          />
        )}
        {otherLesson && (
          <ListRow
            to={path(lessonPath(otherLesson.id))}
            title={<span data-continue-lesson="">{otherLesson.title[language]}</span>}
            description={t('home:continueTitle')}
            leading={<BooksIcon />}
          />
        )}
        {otherTheme && (
          <ListRow
            {...(!isThemeClosed && { to: path(materialPath(otherTheme.id)) })}
            title={otherTheme.title[language]}
            description={isThemeClosed ? t('common:needsNetwork') : t('home:speech.more')}
            leading={<SpeakIcon />}
          />
        )}
        <ListRow
          to={path(RECORDS)}
          title={t('home:records')}
          description={t('home:recordsHint')}
          leading={<CheckCircleIcon />}
        />
      </List>
    </Section>
  );
}
