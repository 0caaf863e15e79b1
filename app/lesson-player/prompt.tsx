import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../design/button.tsx';
import { EyeIcon } from '../design/icons.tsx';
import { PlayButton } from '../design/play-button.tsx';
import { Sentence } from '../design/sentence.tsx';
import { Tag } from '../design/tag.tsx';
import { VisuallyHidden } from '../design/visually-hidden.tsx';
import type { PlayerPart } from './lesson-player-view.ts';
import { soundButton } from './sound-button.ts';
import { LapTimer } from './lap-timer.tsx';
import styles from './prompt.module.css';

/** The Japanese sentence, in Oz's words: read, heard, or both. */
export const Prompt = observer(function Prompt({ view }: PlayerPart) {
  const { lesson, question, index, isAnswerOpen } = view;
  const { t } = useTranslation(['lesson-player', 'common']);
  const sound = soundButton(view, 'prompt');
  if (!lesson || !question) return null;
  const isListening = view.state.step === 'recording' || view.state.step === 'starting';
  return (
    <div className={styles.prompt}>
      <div className={styles.facts}>
        <Tag>
          {t('lesson-player:position', { number: index + 1, total: lesson.questions.length })}
        </Tag>
        <Tag>
          <VisuallyHidden>{t('common:level', { level: question.level })}</VisuallyHidden>
          <span aria-hidden="true">{question.level}</span>
        </Tag>
        <LapTimer view={view} />
      </div>
      <div className={styles.bubble} data-tail={!isAnswerOpen}>
        <PromptSentence view={view} prompt={question.prompt} />
        <PlayButton
          {...sound}
          size={isAnswerOpen ? 'm' : 'l'}
          disabled={isListening}
          label={
            sound.state === 'playing'
              ? t('lesson-player:stopPrompt')
              : t('lesson-player:playPrompt')
          }
        />
      </div>
    </div>
  );
});

type PromptSentenceProps = PlayerPart & { readonly prompt: string };

const PromptSentence = observer(function PromptSentence({ view, prompt }: PromptSentenceProps) {
  const { t } = useTranslation('lesson-player');
  const [isPeeking, setPeeking] = useState(false);
  if (view.isPromptVisible || isPeeking) {
    return (
      <div className={styles.sentence}>
        <Sentence lang="ja" size={view.isAnswerOpen ? 'm' : 'l'}>
          {prompt}
        </Sentence>
      </div>
    );
  }
  return (
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
  );
});
