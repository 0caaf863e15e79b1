import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { RepeatMicrophone } from '../answering/repeat-microphone.tsx';
import { RepeatVerdict } from '../answering/repeat-verdict.tsx';
import type { ReceivedSentence } from '../../core/monologue/monologue.ts';
import { Button } from '../design/button.tsx';
import { MicIcon } from '../design/home-icons.tsx';
import { PauseIcon, SoundIcon } from '../design/icons.tsx';
import { Stack } from '../design/stack.tsx';
import type { SentencePracticePresenter } from './sentence-practice-presenter.ts';

export type SentencePracticeView = Pick<
  SentencePracticePresenter,
  'voice' | 'saidId' | 'isPlayingWhole' | 'isPlaying' | 'chooseVoice' | 'hear' | 'hearWhole' | 'say'
> & {
  readonly repeat: Pick<
    SentencePracticePresenter['repeat'],
    'state' | 'isUnderWay' | 'limitMs' | 'stop' | 'cancel'
  >;
  readonly recording: Pick<SentencePracticePresenter['recording'], 'onLevel'>;
};

type SentencePracticeProps = {
  readonly practice: SentencePracticeView;
  readonly sentence: ReceivedSentence;
};

/** Hear the sentence as it is right, and say it so; what became of it is told here. */
export const SentencePractice = observer(function SentencePractice(props: SentencePracticeProps) {
  const { practice, sentence } = props;
  const { t } = useTranslation('monologue');
  const isHers = practice.saidId === sentence.id;
  const { isUnderWay } = practice.repeat;
  const isPlaying = practice.isPlaying(sentence);
  const hear = sentence.findings.length > 0 ? 'correction.hearRight' : 'correction.hearModel';
  return (
    <Stack gap={3}>
      {isHers && isUnderWay ? (
        <RepeatMicrophone player={practice} />
      ) : (
        <Stack row gap={2}>
          <Button
            kind="quiet"
            size="s"
            hang="start"
            icon={isPlaying ? <PauseIcon size={18} /> : <SoundIcon size={18} />}
            disabled={isUnderWay}
            onClick={() => void practice.hear(sentence)}
          >
            {t(isPlaying ? 'correction.stopAll' : hear)}
          </Button>
          <Button
            kind="quiet"
            size="s"
            icon={<MicIcon size={18} />}
            disabled={isUnderWay}
            onClick={() => void practice.say(sentence)}
          >
            {t('correction.sayAgain')}
          </Button>
        </Stack>
      )}
      {isHers && <RepeatVerdict player={practice} />}
    </Stack>
  );
});
