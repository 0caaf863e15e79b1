import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { isForAnotherDay } from '../../core/domain/monologue/monologue.ts';
import type { ErrorKind } from '../../core/errors/error-kind.ts';
import { formatDuration } from '../../core/shared/dates.ts';
import { ActionBar } from '../design/action-bar.tsx';
import { Button } from '../design/button.tsx';
import { EmptyState } from '../design/empty-state.tsx';
import { DoneIllustration } from '../design/done-illustration.tsx';
import { Notice } from '../design/notice.tsx';
import { PlayButton } from '../design/play-button.tsx';
import { Stack } from '../design/stack.tsx';
import type { PlaybackView } from '../microphone/take-playback-state.ts';
import { ErrorNotice } from '../shell/error-notice.tsx';
import { MemoText } from './memo-text.tsx';
import type { SpeechPresenter } from './speech-presenter.ts';
import { SubmitSpeech } from './submit-speech.tsx';

type RecordedSpeechProps = {
  readonly view: Pick<
    SpeechPresenter,
    'state' | 'memo' | 'play' | 'submit' | 'again' | 'keepAgain'
  > & { readonly playback: PlaybackView };
  /** She leaves, and has given up what was recorded. */
  readonly onLeave: () => void;
};

/** After these it goes by itself. */
const WAITS_FOR: readonly string[] = ['offline', 'server-error'];

/** She has spoken: she listens, submits it, or speaks again. */
export const RecordedSpeech = observer(function RecordedSpeech({
  view,
  onLeave,
}: RecordedSpeechProps) {
  const { t } = useTranslation(['monologue', 'errors']);
  const { state, memo } = view;
  const { error: playbackError } = view.playback;
  if (state.step !== 'recorded' && state.step !== 'submitting') return null;
  const isSubmitting = state.step === 'submitting';
  const error = isSubmitting ? undefined : state.error;
  const unsafe = isForAnotherDay(error) ? undefined : state.unsafe;
  const { take, isWanted } = state.speech;
  // As long as it was not tried, submitting is what saves it.
  const isSafestSaved = unsafe !== undefined && isWanted;
  const hasMemo = Object.values(memo).some((part) => part !== '');
  return (
    <Stack gap={6}>
      {unsafe && (
        <NotSaved
          kind={unsafe.kind}
          isSafest={isSafestSaved}
          disabled={isSubmitting}
          onSave={() => void view.keepAgain()}
          onLeave={() => {
            void view.again();
            onLeave();
          }}
        />
      )}
      {error && <NotSubmitted kind={error.kind} isKept={!unsafe} />}
      <EmptyState
        illustration={!unsafe && !isWanted && <DoneIllustration />}
        title={t(unsafe ? 'monologue:recordedHere' : 'monologue:recorded')}
        description={
          <p>
            {formatDuration(take.durationMs)} ・ {t('monologue:recordedHint')}
          </p>
        }
        actions={
          <Stack gap={4} align="center">
            <ListenButton view={view} disabled={isSubmitting} />
            <ActionBar>
              <SubmitSpeech
                kind={isSafestSaved ? 'secondary' : 'primary'}
                error={error}
                isBusy={isSubmitting}
                onSubmit={() => void view.submit()}
              />
              <Button
                kind={isSafestSaved ? 'quiet' : 'secondary'}
                disabled={isSubmitting}
                onClick={() => void view.again()}
              >
                {t('monologue:again')}
              </Button>
            </ActionBar>
          </Stack>
        }
      />
      {playbackError && <ErrorNotice tone="warning" kind={playbackError.kind} />}
      {hasMemo && <MemoText memo={memo} />}
    </Stack>
  );
});

type ListenButtonProps = Pick<RecordedSpeechProps, 'view'> & { readonly disabled: boolean };

const ListenButton = observer(function ListenButton({ view, disabled }: ListenButtonProps) {
  const { t } = useTranslation('monologue');
  const { isPlaying } = view.playback;
  return (
    <PlayButton
      size="l"
      state={isPlaying ? 'playing' : 'idle'}
      label={t(isPlaying ? 'stopListening' : 'listen')}
      onPress={() => (isPlaying ? view.playback.stop() : void view.play())}
      disabled={disabled}
    />
  );
});

type NotSavedProps = {
  readonly kind: string;
  readonly isSafest: boolean;
  readonly disabled: boolean;
  readonly onSave: () => void;
  readonly onLeave: () => void;
};

function NotSaved({ kind, isSafest, disabled, onSave, onLeave }: NotSavedProps) {
  const { t } = useTranslation('monologue');
  return (
    <Notice
      tone="warning"
      role="alert"
      data-error={kind}
      title={t('saveFailed')}
      action={
        <>
          <Button
            size="s"
            kind={isSafest ? 'primary' : 'secondary'}
            disabled={disabled}
            onClick={onSave}
          >
            {t('saveAgain')}
          </Button>
          <Button size="s" kind="quiet" disabled={disabled} onClick={onLeave}>
            {t('leaveUnsaved')}
          </Button>
        </>
      }
    >
      {t('unsafe')}
    </Notice>
  );
}

type NotSubmittedProps = {
  readonly kind: ErrorKind;
  /** Then some of what stood in the way is waited for. */
  readonly isKept: boolean;
};

function NotSubmitted({ kind, isKept }: NotSubmittedProps) {
  const { t } = useTranslation(['monologue', 'errors']);
  return (
    <Notice tone="info" role="alert" data-error={kind} title={t('monologue:submitFailed')}>
      <p>{t(`errors:${kind}`)}</p>
      {isKept && WAITS_FOR.includes(kind) && <p>{t('monologue:submitLater')}</p>}
    </Notice>
  );
}
