import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../design/button.tsx';
import { EyeIcon } from '../design/icons.tsx';
import { PlayButton } from '../design/play-button.tsx';
import { Sentence } from '../design/sentence.tsx';
import type { AnsweringPart } from './answering-view.ts';
import styles from './prompt-bubble.module.css';
import { soundButton } from './sound-button.ts';

type PromptBubbleProps = AnsweringPart & {
  /** Tags above it: which question it is, and what is known of it. */
  readonly facts: ReactNode;
};

/** The Japanese sentence, in Oz's words: read, heard, or both. */
export const PromptBubble = observer(function PromptBubble({ view, facts }: PromptBubbleProps) {
  const { question, isAnswerOpen } = view;
  const { t } = useTranslation('lesson-player');
  const sound = soundButton(view, 'prompt');
  if (!question) return null;
  const isListening = view.state.step === 'recording' || view.state.step === 'starting';
  return (
    <div className={styles.prompt}>
      <div className={styles.facts}>{facts}</div>
      <div className={styles.bubble} data-tail={!isAnswerOpen}>
        <PromptSentence view={view} prompt={question.prompt} />
        <PlayButton
          {...sound}
          size={isAnswerOpen ? 'm' : 'l'}
          disabled={isListening}
          label={sound.state === 'playing' ? t('stopPrompt') : t('playPrompt')}
        />
      </div>
    </div>
  );
});

type PromptSentenceProps = AnsweringPart & { readonly prompt: string };

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
