import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Question } from '../../core/verbal-composition/lesson.ts';
import { PlayButton } from '../design/play-button.tsx';
import { Sentence } from '../design/sentence.tsx';
import type { ListeningView } from '../shell/listening-presenter.ts';
import styles from './question-card.module.css';

type ModelAnswerProps = {
  readonly question: Question;
  readonly number: number;
  readonly listening: ListeningView;
};

export const ModelAnswer = observer(function ModelAnswer(props: ModelAnswerProps) {
  const { question, number, listening } = props;
  const { t } = useTranslation('finding');
  const isPlaying = listening.playing === question.answerAudio;
  return (
    <div className={styles.answer}>
      <PlayButton
        state={isPlaying ? 'playing' : 'idle'}
        label={isPlaying ? t('stop', { number }) : t('play', { number })}
        onPress={() => void listening.toggle(question.answerAudio)}
      />
      <Sentence lang="en" size="s">
        {question.answers[0]}
      </Sentence>
    </div>
  );
});
