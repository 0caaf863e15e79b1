import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { LevelMeter } from '../design/level-meter.tsx';
import { RecordButton, type RecordButtonState } from '../design/record-button.tsx';
import type { MicrophoneCheckPart } from './microphone-check-view.ts';
import styles from './try-voice.module.css';

const BUTTON = {
  ready: 'idle',
  starting: 'asking',
  recording: 'recording',
  finishing: 'working',
  heard: 'idle',
  refused: 'idle',
} as const satisfies Record<string, RecordButtonState>;

/** The same button as in a lesson, with something to say. */
export const TryVoice = observer(function TryVoice({ view }: MicrophoneCheckPart) {
  const { t } = useTranslation('microphone');
  // The meters subscribe once: what they are given must stay the same function.
  const subscribeLevel = useCallback(
    (listener: (level: number) => void) => view.onLevel(listener),
    [view],
  );
  const state = BUTTON[view.state.step];
  const isRecording = state === 'recording';
  const label = {
    idle: t(view.state.step === 'heard' ? 'again' : 'record'),
    asking: t('starting'),
    recording: t('stop'),
    working: t('finishing'),
  }[state];
  return (
    <div className={styles.try}>
      <p lang="en" className={styles.sentence}>
        Hello! Can you hear me?
      </p>
      <div className={styles.meter}>
        {isRecording && <LevelMeter label={t('level')} subscribeLevel={subscribeLevel} />}
      </div>
      <RecordButton
        state={state}
        label={label}
        onPress={() => void (isRecording ? view.stop() : view.record())}
        subscribeLevel={subscribeLevel}
        limitMs={view.limitMs}
        caption={label}
      />
    </div>
  );
});
