import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayButton } from '../design/play-button.tsx';
import type { QuestionPart } from './answering-view.ts';
import { Labelled } from './labelled.tsx';
import { soundButton } from './sound-button.ts';

type OwnAnswerProps = QuestionPart & {
  /** The path of her take, where it was kept. */
  readonly audio: string | undefined;
  readonly trailing?: ReactNode;
  readonly children: ReactNode;
};

/** What she said, to be heard again. */
export const OwnAnswer = observer(function OwnAnswer(props: OwnAnswerProps) {
  const { player, audio, trailing, children } = props;
  const { t } = useTranslation('lesson-player');
  const sound = soundButton(player, 'own-take');
  const label = sound.state === 'playing' ? t('stopOwnTake') : t('playOwnTake');
  return (
    <Labelled
      label={t('yourAnswer')}
      leading={audio !== undefined && <PlayButton {...sound} label={label} />}
      trailing={trailing}
    >
      {children}
    </Labelled>
  );
});
