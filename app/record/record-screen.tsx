import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { BOOKS, bookPath } from '../../core/navigation/paths.ts';
import type { ApiError, NotFound } from '../../core/ports/api-error.ts';
import type { RecordReview } from '../../core/verbal-composition/review-record.ts';
import { Columns } from '../design/columns.tsx';
import { Notice } from '../design/notice.tsx';
import { Page } from '../design/page.tsx';
import { Section } from '../design/section.tsx';
import { Loading, Skeleton } from '../design/skeleton.tsx';
import { Stack } from '../design/stack.tsx';
import { TopBar } from '../design/top-bar.tsx';
import { LostGradesNotice, type LostGradesView } from '../lesson-player/lost-grades-notice.tsx';
import type { ContentPresenter } from '../shell/content-presenter.ts';
import { ErrorScreen } from '../shell/error-screen.tsx';
import { useBack } from '../shell/use-back.ts';
import { useArrival } from '../shell/use-arrival.ts';
import { Fluency } from './fluency.tsx';
import { NextStep, type WrongAgainView } from './next-step.tsx';
import { ReviewedAnswer } from './reviewed-answer.tsx';
import { Score } from './score.tsx';
import { TomorrowLine } from './tomorrow-line.tsx';
import type { ListeningView } from '../shell/listening-presenter.ts';

export type RecordView = Pick<
  ContentPresenter<RecordReview, ApiError | NotFound>,
  'state' | 'retry'
>;
export type RecordScreenProps = {
  readonly view: RecordView;
  readonly listening: ListeningView;
  readonly lostGrades: LostGradesView;
  readonly wrongAgain: WrongAgainView;
  readonly onWrongAgain: () => void;
};

export const RecordScreen = observer(function RecordScreen(props: RecordScreenProps) {
  const { view, listening, lostGrades, wrongAgain, onWrongAgain } = props;
  const { state, retry } = view;
  const { t } = useTranslation(['record', 'common']);
  const bookId = state.step === 'shown' ? state.content.record.bookId : undefined;
  const onBack = useBack(bookId === undefined ? BOOKS : bookPath(bookId));
  useArrival(t('record:title'));
  useEffect(() => listening.stop, [listening]);
  if (state.step === 'failed') return <ErrorScreen error={state.error} onRetry={retry} />;
  return (
    <Page
      width="wide"
      data-step={state.step}
      header={<TopBar title={t('record:title')} back={{ label: t('common:back'), onBack }} />}
      footer={
        state.step === 'shown' && (
          <NextStep
            record={state.content.record}
            soundError={listening.error}
            wrongAgain={wrongAgain}
            onWrongAgain={onWrongAgain}
          />
        )
      }
    >
      {state.step === 'loading' ? (
        <Loading label={t('common:loading')}>
          <Skeleton shape="block" height="16rem" />
          <Skeleton shape="block" height="10rem" />
          <Skeleton shape="block" height="10rem" />
        </Loading>
      ) : (
        <Columns shape="details">
          <Stack gap={8}>
            <Score record={state.content.record}>
              <TomorrowLine tomorrow={state.content.tomorrow} />
            </Score>
            <LostGradesNotice view={lostGrades} />
            {state.content.record.isUnsent && (
              <Notice tone="info" role="status">
                {t('record:unsent')}
              </Notice>
            )}
            <Fluency record={state.content.record} rounds={state.content.rounds} />
          </Stack>
          <Section title={t('record:answers')}>
            <Stack gap={3} as="ol">
              {state.content.questions.map((reviewed, at) => (
                <ReviewedAnswer
                  key={reviewed.question.id}
                  reviewed={reviewed}
                  number={at + 1}
                  listening={listening}
                />
              ))}
            </Stack>
          </Section>
        </Columns>
      )}
    </Page>
  );
});
