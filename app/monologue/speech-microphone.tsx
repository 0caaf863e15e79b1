import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordingTime } from '../answering/recording-time.tsx';
import { Button } from '../design/button.tsx';
import { LevelMeter } from '../design/level-meter.tsx';
import { RecordButton } from '../design/record-button.tsx';
import type { SpeechPresenter } from './speech-presenter.ts';
import microphone from '../answering/microphone.module.css';
import styles from './speech-microphone.module.css';

export type SpeechMicrophoneView = Pick<
  SpeechPresenter,
  'state' | 'mayRecord' | 'limitMs' | 'record' | 'pause' | 'goOn' | 'stop' | 'cancel' | 'onLevel'
>;

type SpeechMicrophoneProps = {
  readonly view: SpeechMicrophoneView;
  /** Before the microphone is opened. */
  readonly onRecord: () => void;
};

const BUTTONS = {
  ready: { shown: 'idle', label: 'record' },
  starting: { shown: 'asking', label: 'starting' },
  recording: { shown: 'recording', label: 'stop' },
} as const;

/** One button that begins and ends the speech, and what is heard of it. */
export const SpeechMicrophone = observer(function SpeechMicrophone({
  view,
  onRecord,
}: SpeechMicrophoneProps) {
  const { t } = useTranslation('monologue');
  const { state } = view;
  // The meters subscribe once: what they are given must stay the same function.
  const subscribeLevel = useCallback(
    (listener: (level: number) => void) => view.onLevel(listener),
    [view],
  );
  const isRecording = state.step === 'recording';
  const isPaused = isRecording && state.isPaused;
  const { shown, label } = BUTTONS[isRecording || state.step === 'starting' ? state.step : 'ready'];
  return (
    <div className={microphone.microphone}>
      {isRecording && (
        <div className={microphone.meter}>
          {!isPaused && <LevelMeter label={t('voiceLevel')} subscribeLevel={subscribeLevel} />}
        </div>
      )}
      <div className={microphone.row}>
        <div className={microphone.side}>
          {isRecording && (
            <Button kind="quiet" size="s" onClick={() => void view.cancel()}>
              {t('cancel')}
            </Button>
          )}
        </div>
        <RecordButton
          state={shown}
          label={t(label)}
          disabled={shown === 'idle' && !view.mayRecord}
          onPress={() => {
            if (isRecording) return void view.stop();
            onRecord();
            void view.record();
          }}
          subscribeLevel={subscribeLevel}
          limitMs={view.limitMs}
          isPaused={isPaused}
        />
        <div className={microphone.side}>
          {isRecording && <Pausing view={view} isPaused={isPaused} />}
        </div>
      </div>
      <p className={microphone.caption}>
        <Caption view={view} />
      </p>
      <p className={styles.warning} role="status">
        {isPaused ? t('paused') : isRecording && state.isNearEnd && t('nearEnd')}
      </p>
    </div>
  );
});

type PausingProps = {
  readonly view: Pick<SpeechMicrophoneView, 'pause' | 'goOn'>;
  readonly isPaused: boolean;
};

function Pausing({ view, isPaused }: PausingProps) {
  const { t } = useTranslation('monologue');
  return (
    <span>
      <Button
        kind={isPaused ? 'secondary' : 'quiet'}
        size="s"
        onClick={() => void (isPaused ? view.goOn() : view.pause())}
      >
        {t(isPaused ? 'goOn' : 'pause')}
      </Button>
    </span>
  );
}

const Caption = observer(function Caption({ view }: Pick<SpeechMicrophoneProps, 'view'>) {
  const { t } = useTranslation('monologue');
  const { state, limitMs } = view;
  if (state.step === 'starting') return t('starting');
  if (state.step !== 'recording') return t(view.mayRecord ? 'recordHint' : 'themeFirst');
  return <RecordingTime limitMs={limitMs} beforeMs={state.spokenMs} isPaused={state.isPaused} />;
});
