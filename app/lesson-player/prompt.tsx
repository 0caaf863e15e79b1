import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../design/button.tsx';
import { EyeIcon } from '../design/icons.tsx';
import { PlayButton } from '../design/play-button.tsx';
import { Sentence } from '../design/sentence.tsx';
import { Tag } from '../design/tag.tsx';
import type { PlayerPart } from './lesson-player-view.ts';
import { soundButton } from './sound-button.ts';
import styles from './prompt.module.css';

/** The Japanese sentence: read, heard, or both. */
export const Prompt = observer(function Prompt({ view }: PlayerPart) {
  const { lesson, question, index, isPromptVisible, isAnswerOpen } = view;
  const { t } = useTranslation('lesson-player');
  const [isPeeking, setPeeking] = useState(false);
  const sound = soundButton(view, 'prompt');
  if (!lesson || !question) return null;
  const isRecording = view.state.step === 'recording' || view.state.step === 'starting';
  return (
    <div className={styles.prompt} data-small={isAnswerOpen}>
      <div className={styles.facts}>
        <Tag>{t('position', { number: index + 1, total: lesson.questions.length })}</Tag>
        <Tag>{question.level}</Tag>
      </div>
      <div className={styles.line}>
        {isPromptVisible || isPeeking ? (
          <div className={styles.sentence}>
            <Sentence lang="ja" size={isAnswerOpen ? 'm' : 'l'}>
              {question.prompt}
            </Sentence>
          </div>
        ) : (
          <div className={styles.hidden}>
            <p className={styles.hint}>{t('listenFirst')}</p>
            <Button
              kind="secondary"
              size="s"
              icon={<EyeIcon size={20} />}
              onClick={() => setPeeking(true)}
            >
              {t('showPrompt')}
            </Button>
          </div>
        )}
        <PlayButton
          {...sound}
          size={isAnswerOpen ? 'm' : 'l'}
          disabled={isRecording}
          label={sound.state === 'playing' ? t('stopPrompt') : t('playPrompt')}
        />
      </div>
    </div>
  );
});
