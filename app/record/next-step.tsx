import { useTranslation } from 'react-i18next';
import { bookPath, lessonPath } from '../../core/navigation/paths.ts';
import type { LessonRecord } from '../../core/verbal-composition/record.ts';
import { ActionBar } from '../design/action-bar.tsx';
import { ButtonLink } from '../design/button.tsx';
import { NextIcon } from '../design/home-icons.tsx';
import { RetryIcon } from '../design/icons.tsx';
import { Notice } from '../design/notice.tsx';
import { Stack } from '../design/stack.tsx';
import type { ListeningPresenter } from '../shell/listening-presenter.ts';
import { usePath } from '../shell/use-path.ts';

type NextStepProps = {
  readonly record: LessonRecord;
  readonly soundError: ListeningPresenter['error'];
};

/** The likelier way on comes last, under the thumb. */
export function NextStep({ record, soundError }: NextStepProps) {
  const { t } = useTranslation(['record', 'errors']);
  const path = usePath();
  const again = path(lessonPath(record.lessonId));
  const book = path(bookPath(record.bookId));
  return (
    <Stack gap={3}>
      {soundError && (
        <Notice tone="warning" role="alert" data-error={soundError.kind}>
          {t(`errors:${soundError.kind}`)}
        </Notice>
      )}
      {record.correctCount === record.questionCount ? (
        <ActionBar>
          <ButtonLink to={again} kind="secondary" size="l">
            {t('record:again')}
          </ButtonLink>
          <ButtonLink to={book} size="l" trailingIcon={<NextIcon size={20} />}>
            {t('record:nextLesson')}
          </ButtonLink>
        </ActionBar>
      ) : (
        <ActionBar>
          <ButtonLink to={book} kind="secondary" size="l">
            {t('record:toBook')}
          </ButtonLink>
          <ButtonLink to={again} size="l" icon={<RetryIcon size={20} />}>
            {t('record:again')}
          </ButtonLink>
        </ActionBar>
      )}
    </Stack>
  );
}
