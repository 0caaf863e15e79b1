import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
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
  const { isPlaying, error: playbackError } = view.playback;
  if (state.step !== 'recorded' && state.step !== 'submitting') return null;
  const isSubmitting = state.step === 'submitting';
  const [error, unsafe] = isSubmitting ? [] : [state.error, state.unsafe];
  const hasMemo = Object.values(memo).some((part) => part !== '');
  return (
    <Stack gap={6}>
      {unsafe && (
        <Notice
          tone="warning"
          role="alert"
          data-error={unsafe.kind}
          title={t('monologue:saveFailed')}
          action={
            <>
              <Button
                size="s"
                kind={error ? 'primary' : 'secondary'}
                onClick={() => void view.keepAgain()}
              >
                {t('monologue:saveAgain')}
              </Button>
              <Button
                size="s"
                kind="quiet"
                onClick={() => {
                  void view.again();
                  onLeave();
                }}
              >
                {t('monologue:leaveUnsaved')}
              </Button>
            </>
          }
        >
          {t('monologue:unsafe')}
        </Notice>
      )}
      <EmptyState
        illustration={!unsafe && <DoneIllustration />}
        title={t('monologue:recorded')}
        description={
          <p>
            {formatDuration(state.speech.take.durationMs)} ・ {t('monologue:recordedHint')}
          </p>
        }
        actions={
          <Stack gap={4} align="center">
            <PlayButton
              size="l"
              state={isPlaying ? 'playing' : 'idle'}
              label={t(isPlaying ? 'monologue:stopListening' : 'monologue:listen')}
              onPress={() => (isPlaying ? view.playback.stop() : void view.play())}
              disabled={isSubmitting}
            />
            <ActionBar>
              <Button
                kind={unsafe && error ? 'secondary' : 'primary'}
                busy={isSubmitting}
                onClick={() => void view.submit()}
              >
                {t(error ? 'monologue:submitAgain' : 'monologue:submit')}
              </Button>
              <Button kind="secondary" disabled={isSubmitting} onClick={() => void view.again()}>
                {t('monologue:again')}
              </Button>
            </ActionBar>
          </Stack>
        }
      />
      {error && (
        <Notice
          tone="info"
          role="alert"
          data-error={error.kind}
          title={t('monologue:submitFailed')}
        >
          <p>{t(`errors:${error.kind}`)}</p>
          {!unsafe && WAITS_FOR.includes(error.kind) && <p>{t('monologue:submitLater')}</p>}
        </Notice>
      )}
      {playbackError && <ErrorNotice tone="warning" kind={playbackError.kind} />}
      {hasMemo && <MemoText memo={memo} />}
    </Stack>
  );
});
