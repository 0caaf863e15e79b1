import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { MODEL_VOICES } from '../../core/domain/monologue/model-voice.ts';
import type { ReceivedSentence } from '../../core/monologue/monologue.ts';
import { Button } from '../design/button.tsx';
import { PauseIcon, SoundIcon } from '../design/icons.tsx';
import { SegmentedControl } from '../design/segmented-control.tsx';
import { Stack } from '../design/stack.tsx';
import type { SentencePracticeView } from './sentence-practice.tsx';

type HearWholeProps = {
  readonly practice: SentencePracticeView;
  readonly sentences: readonly ReceivedSentence[];
};

/** The corrected speech from beginning to end, in the voice she chooses. */
export const HearWhole = observer(function HearWhole({ practice, sentences }: HearWholeProps) {
  const { t } = useTranslation('monologue');
  const isPlaying = practice.isPlayingWhole;
  return (
    <Stack gap={3}>
      <SegmentedControl
        label={t('correction.voice')}
        showLabel
        segments={MODEL_VOICES.map((value) => ({ value, label: t(`correction.voices.${value}`) }))}
        value={practice.voice}
        onValue={practice.chooseVoice}
      />
      <div>
        <Button
          kind="secondary"
          size="s"
          icon={isPlaying ? <PauseIcon size={18} /> : <SoundIcon size={18} />}
          disabled={practice.repeat.isUnderWay}
          onClick={() => void practice.hearWhole(sentences)}
        >
          {t(isPlaying ? 'correction.stopAll' : 'correction.hearWhole')}
        </Button>
      </div>
    </Stack>
  );
});
