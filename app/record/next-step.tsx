import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { bookPath, lessonPath } from '../../core/navigation/paths.ts';
import type { LessonRecord } from '../../core/verbal-composition/record.ts';
import { ActionBar } from '../design/action-bar.tsx';
import { Button, ButtonLink } from '../design/button.tsx';
import { NextIcon } from '../design/home-icons.tsx';
import { RetryIcon } from '../design/icons.tsx';
import { Notice } from '../design/notice.tsx';
import { Stack } from '../design/stack.tsx';
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
  const { t } = useTranslation(['record', 'errors']);
  const path = usePath();
  const again = path(lessonPath(record.lessonId));
  const { nextLesson } = record;
  const next = nextLesson?.unlocked ? lessonPath(nextLesson.id) : bookPath(record.bookId);
  const error = wrongAgain.error ?? soundError;
  return (
    <Stack gap={3}>
      {error && (
        <Notice tone="warning" role="alert" data-error={error.kind}>
          {t(`errors:${error.kind}`)}
        </Notice>
      )}
      <ActionBar>
        {record.finished ? (
          <ButtonLink to={again} kind="secondary" size="l">
            {t('record:again')}
          </ButtonLink>
        ) : (
          <ButtonLink to={path(bookPath(record.bookId))} kind="secondary" size="l">
            {t('record:toBook')}
          </ButtonLink>
        )}
        {!record.finished ? (
          <ButtonLink to={again} size="l" trailingIcon={<NextIcon size={20} />}>
            {t('record:goOn')}
          </ButtonLink>
        ) : record.correctCount === record.questionCount ? (
          <ButtonLink to={path(next)} size="l" trailingIcon={<NextIcon size={20} />}>
            {t(nextLesson?.unlocked ? 'record:nextLesson' : 'record:toBook')}
          </ButtonLink>
        ) : (
          <Button
            size="l"
            icon={<RetryIcon size={20} />}
            busy={wrongAgain.isBusy}
            onClick={onWrongAgain}
          >
            {t('record:wrongAgain')}
          </Button>
        )}
      </ActionBar>
    </Stack>
  );
});
