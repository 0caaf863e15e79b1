import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { bookPath, lessonPath } from '../../core/navigation/paths.ts';
import type { LessonRecord } from '../../core/verbal-composition/record.ts';
import { ActionBar } from '../design/action-bar.tsx';
import { Button, ButtonLink } from '../design/button.tsx';
import { NextIcon } from '../design/home-icons.tsx';
import { RetryIcon } from '../design/icons.tsx';
import { Stack } from '../design/stack.tsx';
import { ErrorNotice } from '../shell/error-notice.tsx';
import type { ListeningPresenter } from '../shell/listening-presenter.ts';
import { usePath } from '../shell/use-path.ts';
import type { WrongAgainPresenter } from './wrong-again-presenter.ts';

export type WrongAgainView = Pick<WrongAgainPresenter, 'isBusy' | 'error'>;

type NextStepProps = {
  readonly record: LessonRecord;
  readonly soundError: ListeningPresenter['error'];
  readonly wrongAgain: WrongAgainView;
  readonly onWrongAgain: () => void;
};

/** The likelier way on comes last, under the thumb. */
export const NextStep = observer(function NextStep(props: NextStepProps) {
  const { record, soundError, wrongAgain, onWrongAgain } = props;
  const { t } = useTranslation('record');
  const path = usePath();
  const again = path(lessonPath(record.lessonId));
  const { nextLesson } = record;
  const next = nextLesson?.unlocked ? lessonPath(nextLesson.id) : bookPath(record.bookId);
  const error = wrongAgain.error ?? soundError;
  return (
    <Stack gap={3}>
      {error && <ErrorNotice tone="warning" kind={error.kind} />}
      <ActionBar>
        {record.finished ? (
          <ButtonLink to={again} kind="secondary" size="l">
            {t('again')}
          </ButtonLink>
        ) : (
          <ButtonLink to={path(bookPath(record.bookId))} kind="secondary" size="l">
            {t('toBook')}
          </ButtonLink>
        )}
        {!record.finished ? (
          <ButtonLink to={again} size="l" trailingIcon={<NextIcon size={20} />}>
            {t('goOn')}
          </ButtonLink>
        ) : record.correctCount === record.questionCount ? (
          <ButtonLink to={path(next)} size="l" trailingIcon={<NextIcon size={20} />}>
            {t(nextLesson?.unlocked ? 'nextLesson' : 'toBook')}
          </ButtonLink>
        ) : (
          <Button
            size="l"
            icon={<RetryIcon size={20} />}
            busy={wrongAgain.isBusy}
            onClick={onWrongAgain}
          >
            {t('wrongAgain')}
          </Button>
        )}
      </ActionBar>
    </Stack>
  );
});
