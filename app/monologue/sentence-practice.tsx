import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { RepeatMicrophone } from '../answering/repeat-microphone.tsx';
import { RepeatVerdict } from '../answering/repeat-verdict.tsx';
import type { ReceivedSentence } from '../../core/monologue/monologue.ts';
import { Button } from '../design/button.tsx';
import { MicIcon } from '../design/home-icons.tsx';
import { PauseIcon, SoundIcon } from '../design/icons.tsx';
import { IconButton } from '../design/icon-button.tsx';
import type { SentencePracticePresenter } from './sentence-practice-presenter.ts';
import styles from './sentence-practice.module.css';

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
  const isFine = sentence.findings.length === 0;
  const actions = [
    {
      label: t(
        isPlaying ? 'correction.stopAll' : isFine ? 'correction.hearModel' : 'correction.hearRight',
      ),
      icon: isPlaying ? <PauseIcon size={18} /> : <SoundIcon size={18} />,
      onClick: () => void practice.hear(sentence),
    },
    {
      label: t('correction.sayAgain'),
      icon: <MicIcon size={18} />,
      onClick: () => void practice.say(sentence),
    },
  ];
  return (
    <>
      {isHers && isUnderWay ? (
        <div className={styles.whole}>
          <RepeatMicrophone player={practice} />
        </div>
      ) : (
        <div className={styles.actions} data-brief={isFine}>
          {actions.map(({ label, icon, onClick }, at) =>
            isFine ? (
              <IconButton
                key={label}
                label={label}
                icon={icon}
                disabled={isUnderWay}
                onClick={onClick}
              />
            ) : (
              <Button
                key={label}
                kind="quiet"
                size="s"
                hang={at === 0 ? 'start' : undefined}
                icon={icon}
                disabled={isUnderWay}
                onClick={onClick}
              >
                {label}
              </Button>
            ),
          )}
        </div>
      )}
      {isHers && (
        <div className={styles.whole}>
          <RepeatVerdict player={practice} />
        </div>
      )}
    </>
  );
});
