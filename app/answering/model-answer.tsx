import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../design/card.tsx';
import { PlayButton } from '../design/play-button.tsx';
import { Sentence } from '../design/sentence.tsx';
import type { QuestionPart } from './answering-view.ts';
import { CopyButton } from '../shell/copy-button.tsx';
import { Labelled } from './labelled.tsx';
import { OtherWays } from './other-ways.tsx';
import { saidRight } from './said-right.ts';
import { soundButton } from './sound-button.ts';

type ModelAnswerProps = QuestionPart & {
  /** Below it, in the same card: what else would be right. */
  readonly children?: ReactNode;
};

export const ModelAnswer = observer(function ModelAnswer({ player, children }: ModelAnswerProps) {
  const { t } = useTranslation('lesson-player');
  const sound = soundButton(player, 'model-answer');
  const { question } = player.progress;
  const { state } = player.turn;
  if (!question) return null;
  const [answer = ''] = question.answers;
  const detail = state.step === 'graded' ? state.detail : undefined;
  const isSaid = detail !== undefined && saidRight(detail.words) === answer;
  return (
    <Card>
      <Labelled
        label={t(isSaid ? 'modelAnswerSaid' : 'modelAnswer')}
        trailing={<CopyButton hang="end" isSmall view={player.copying} text={answer} />}
        leading={
          question.answerAudio !== '' && (
            <PlayButton
              {...sound}
              label={sound.state === 'playing' ? t('stopModelAnswer') : t('playModelAnswer')}
            />
          )
        }
      >
        {!isSaid && (
          <Sentence lang="en" size={detail?.outcome === 'correct' ? 'm' : 'marked'}>
            {answer}
          </Sentence>
        )}
      </Labelled>
      <OtherWays player={player} />
      {children}
    </Card>
  );
});
