import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { HOME, lessonPath } from '../../core/navigation/paths.ts';
import { Button, ButtonLink } from '../design/button.tsx';
import { DoneIllustration } from '../design/done-illustration.tsx';
import { EmptyState } from '../design/empty-state.tsx';
import { MicFilledIcon } from '../design/home-icons.tsx';
import { Stack } from '../design/stack.tsx';
import { useLanguage, usePath } from '../shell/use-path.ts';
import type { PlacementPart } from './placement-view.ts';

/** Where she starts, one press away, and what that opened. */
export const Placed = observer(function Placed({ view }: PlacementPart) {
  const { t } = useTranslation('onboarding');
  const language = useLanguage();
  const path = usePath();
  const result = view.placement?.result;
  if (!result) return null;
  const { level, lesson } = result;
  return (
    <EmptyState
      fill
      illustration={<DoneIllustration />}
      title={<span data-level={level}>{t('placement.placed', { level })}</span>}
      description={
        <Stack gap={2}>
          {lesson && (
            <p>
              {t('placement.startsWith', {
                book: lesson.bookTitle[language],
                lesson: lesson.title[language],
              })}
            </p>
          )}
          {level !== 'A1' && <p>{t('placement.opened')}</p>}
        </Stack>
      }
      actions={
        <Stack gap={2}>
          {lesson && (
            <ButtonLink
              size="l"
              block
              icon={<MicFilledIcon />}
              to={path(lessonPath(lesson.id))}
              replace
            >
              {t('begin')}
            </ButtonLink>
          )}
          <ButtonLink
            kind={lesson ? 'secondary' : 'primary'}
            size="l"
            block
            to={path(HOME)}
            replace
          >
            {t('goHome')}
          </ButtonLink>
          <Button kind="quiet" onClick={() => void view.restart()}>
            {t('placement.again')}
          </Button>
        </Stack>
      }
    />
  );
});
