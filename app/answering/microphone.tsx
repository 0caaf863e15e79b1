import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../design/button.tsx';
import { LevelMeter } from '../design/level-meter.tsx';
import { RecordButton, type RecordButtonState } from '../design/record-button.tsx';
import { Focused } from './focused.tsx';
import type { QuestionPart } from './answering-view.ts';
import { RecordingTime } from './recording-time.tsx';
import styles from './microphone.module.css';

/** The centre of the product: one button that listens, stops, and shows that it is thinking. */
export const Microphone = observer(function Microphone({ player }: QuestionPart) {
  const { t } = useTranslation('lesson-player');
  const { spoken, recording, turn } = player;
  const { step } = turn.state;
  // The meters subscribe once: what they are given must stay the same function.
  const subscribeLevel = useCallback(
    (listener: (level: number) => void) => recording.onLevel(listener),
    [recording],
  );
  const isRecording = step === 'recording';
  const state: RecordButtonState = isRecording
    ? 'recording'
    : step === 'starting'
      ? 'asking'
      : step === 'judging'
        ? 'working'
        : 'idle';
  const label = {
    idle: t('record'),
    asking: t('starting'),
    recording: t('stop'),
    working: t('judging'),
  }[state];
  return (
    <div className={styles.microphone}>
      <div className={styles.meter}>
        {isRecording && <LevelMeter label={t('voiceLevel')} subscribeLevel={subscribeLevel} />}
      </div>
      <div className={styles.row}>
        <div className={styles.side}>
          {isRecording && (
            <Button kind="quiet" size="s" goes onClick={() => void spoken.cancel()}>
              {t('cancel')}
            </Button>
          )}
        </div>
        <Focused on={`${step} ${player.progress.index}`}>
          <RecordButton
            state={state}
            label={label}
            onPress={() => void (isRecording ? spoken.stop() : spoken.record())}
            subscribeLevel={subscribeLevel}
            limitMs={spoken.limitMs}
          />
        </Focused>
        <div className={styles.side}>
          {state === 'idle' && (
            <Button kind="quiet" size="s" goes onClick={player.reveal}>
              {t('reveal')}
            </Button>
          )}
        </div>
      </div>
      <p className={styles.caption} data-idle={state === 'idle'}>
        {isRecording ? (
          <RecordingTime limitMs={spoken.limitMs} />
        ) : state === 'idle' ? (
          t('recordHint')
        ) : (
          label
        )}
      </p>
    </div>
  );
});
