import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../design/button.tsx';
import { RecordButton, type RecordButtonState } from '../design/record-button.tsx';
import type { QuestionPart } from './answering-view.ts';
import { Focused } from './focused.tsx';
import styles from './microphone.module.css';
import { RecordingTime } from './recording-time.tsx';

type RepeatMicrophoneProps = {
  readonly player: Pick<QuestionPart['player'], 'recording'> & {
    readonly repeat: Pick<
      QuestionPart['player']['repeat'],
      'state' | 'limitMs' | 'stop' | 'cancel'
    >;
  };
};

/** The microphone while she says it again. */
export const RepeatMicrophone = observer(function RepeatMicrophone(props: RepeatMicrophoneProps) {
  const { player } = props;
  const { t } = useTranslation('lesson-player');
  const { recording, repeat } = player;
  const { step } = repeat.state;
  const subscribeLevel = useCallback(
    (listener: (level: number) => void) => recording.onLevel(listener),
    [recording],
  );
  const isRecording = step === 'recording';
  const state: RecordButtonState = isRecording
    ? 'recording'
    : step === 'judging'
      ? 'working'
      : 'asking';
  const label = isRecording ? t('stop') : t(step === 'judging' ? 'judging' : 'starting');
  return (
    <div className={styles.microphone}>
      <div className={styles.row}>
        <div className={styles.side}>
          {isRecording && (
            <Button kind="quiet" size="s" onClick={() => void repeat.cancel()}>
              {t('repeat.cancel')}
            </Button>
          )}
        </div>
        <Focused on="repeat">
          <RecordButton
            state={state}
            label={label}
            onPress={() => void repeat.stop()}
            subscribeLevel={subscribeLevel}
            limitMs={repeat.limitMs}
          />
        </Focused>
        <div className={styles.side} />
      </div>
      <p className={styles.caption}>
        {isRecording ? <RecordingTime limitMs={repeat.limitMs} /> : label}
      </p>
    </div>
  );
});
