import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Prompt } from '../../core/domain/lesson/prompt.ts';
import { Button } from '../design/button.tsx';
import { EyeIcon } from '../design/icons.tsx';
import { PlayButton } from '../design/play-button.tsx';
import { Sentence } from '../design/sentence.tsx';
import { useIsWide } from '../design/use-is-wide.ts';
import type { QuestionPart } from './answering-view.ts';
import styles from './prompt-bubble.module.css';
import { soundButton } from './sound-button.ts';
import { useAnswerShown } from './use-answer-shown.ts';

type PromptBubbleProps = QuestionPart & {
  /** Tags above it: which question it is, and what is known of it. */
  readonly facts: ReactNode;
};

/** What is to be said in English, in Oz's words: read, heard, or both. */
export const PromptBubble = observer(function PromptBubble({ player, facts }: PromptBubbleProps) {
  const { state } = player.turn;
  const isCompact = useIsCompact(player);
  const { question } = player.progress;
  const { t } = useTranslation('lesson-player');
  const sound = soundButton(player, 'prompt');
  const { shown, isSilent } = player.prompt;
  if (!question || !shown) return null;
  const isListening = state.step === 'recording' || state.step === 'starting';
  return (
    <div className={styles.prompt}>
      <div className={styles.facts}>{facts}</div>
      <div className={styles.bubble} data-prompt="" data-tail={!isCompact}>
        <PromptSentence player={player} prompt={shown} />
        {!isSilent && (
          <PlayButton
            {...sound}
            size={isCompact ? 'm' : 'l'}
            disabled={isListening}
            label={sound.state === 'playing' ? t('stopPrompt') : t('playPrompt')}
          />
        )}
      </div>
    </div>
  );
});

/** Where the answer comes below the prompt, the prompt makes room for it. */
function useIsCompact(player: QuestionPart['player']): boolean {
  const isWide = useIsWide();
  const { isShown } = useAnswerShown(player);
  return isShown && !isWide;
}

type PromptSentenceProps = QuestionPart & { readonly prompt: Prompt };

const PromptSentence = observer(function PromptSentence({ player, prompt }: PromptSentenceProps) {
  const { t } = useTranslation('lesson-player');
  const [isPeeking, setPeeking] = useState(false);
  const isCompact = useIsCompact(player);
  if (player.isPromptVisible || isPeeking) {
    return (
      <div className={styles.sentence}>
        <Sentence lang={prompt.language} size={isCompact ? 'm' : 'l'}>
          {prompt.text}
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
