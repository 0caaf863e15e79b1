import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { MODEL_VOICES } from '../../core/domain/monologue/model-voice.ts';
import type { ReceivedSentence } from '../../core/monologue/monologue.ts';
import { Button } from '../design/button.tsx';
import { Fold } from '../design/fold.tsx';
import { PauseIcon, SoundIcon } from '../design/icons.tsx';
import { SegmentedControl } from '../design/segmented-control.tsx';
import { VisuallyHidden } from '../design/visually-hidden.tsx';
import type { SentencePracticeView } from './sentence-practice.tsx';
import styles from './hear-whole.module.css';

type HearWholeProps = {
  readonly practice: SentencePracticeView;
  readonly sentences: readonly ReceivedSentence[];
};

/** The corrected speech from beginning to end, in the voice she chooses. */
export const HearWhole = observer(function HearWhole({ practice, sentences }: HearWholeProps) {
  const { t } = useTranslation('monologue');
  const isPlaying = practice.isPlayingWhole;
  return (
    <div className={styles.hear}>
      <Button
        kind="secondary"
        size="s"
        icon={isPlaying ? <PauseIcon size={18} /> : <SoundIcon size={18} />}
        disabled={practice.repeat.isUnderWay}
        onClick={() => void practice.hearWhole(sentences)}
      >
        {t(isPlaying ? 'correction.stopAll' : 'correction.hearWhole')}
      </Button>
      <Fold
        label={
          <span>
            <VisuallyHidden>{t('correction.voice')}</VisuallyHidden>{' '}
            {t(`correction.voices.${practice.voice}`)}
          </span>
        }
      >
        <SegmentedControl
          label={t('correction.voice')}
          segments={MODEL_VOICES.map((value) => ({
            value,
            label: t(`correction.voices.${value}`),
          }))}
          value={practice.voice}
          onValue={practice.chooseVoice}
        />
      </Fold>
    </div>
  );
});
