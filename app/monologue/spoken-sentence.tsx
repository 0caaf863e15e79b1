import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { SpokenWord } from '../../core/domain/monologue/correction.ts';
import { PauseIcon, PlayIcon } from '../design/icons.tsx';
import { VisuallyHidden } from '../design/visually-hidden.tsx';
import { useLanguage } from '../shell/use-path.ts';
import styles from './spoken-words.module.css';

type SpokenSentenceProps = {
  readonly words: readonly SpokenWord[];
  /** From 1. */
  readonly number: number;
  readonly isPlaying: boolean;
  /** Hears the recording from a word of the sentence on; without one, the sentence alone. Undefined where there is none. */
  readonly onHear: ((word?: SpokenWord) => void) | undefined;
};

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * One button for each sentence, and no button for each word, which screen readers would tell two hundred times. A word is
 * tapped, or reached from the button with the arrow keys.
 */
export function SpokenSentence({ words, number, isPlaying, onHear }: SpokenSentenceProps) {
  const { t } = useTranslation('monologue');
  const [at, setAt] = useState<number>();
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const element = text.current;
    if (!element || !onHear) return undefined;
    const hear = ({ target }: MouseEvent) => {
      const place = target instanceof HTMLElement && target.dataset['place'];
      if (place) onHear(words[Number(place)]);
    };
    element.addEventListener('click', hear);
    return () => element.removeEventListener('click', hear);
  }, [onHear, words]);
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setAt((before) => {
      const next = before === undefined ? (step > 0 ? 0 : words.length - 1) : before + step;
      return Math.min(words.length - 1, Math.max(0, next));
    });
  };
  const chosen = at === undefined ? undefined : words[at];
  return (
    <li className={styles.sentence}>
      {onHear && (
        <button
          type="button"
          className={styles.hear}
          aria-label={t('correction.playSentence', { number })}
          aria-pressed={isPlaying}
          onKeyDown={move}
          onBlur={() => setAt(undefined)}
          onClick={() => onHear(chosen)}
        >
          {isPlaying ? <PauseIcon size={16} /> : <PlayIcon size={16} />}
        </button>
      )}
      <p lang="en" className={styles.words} ref={text} data-tappable={onHear !== undefined}>
        {words.map((word, place) => (
          // Words repeat and never reorder: the position is the identity.
          <span key={place}>
            {place > 0 && ' '}
            <Word word={word} place={place} isChosen={place === at} />
          </span>
        ))}
      </p>
      <VisuallyHidden role="status" lang="en">
        {chosen?.text}
      </VisuallyHidden>
    </li>
  );
}

type WordProps = {
  readonly word: SpokenWord;
  readonly place: number;
  readonly isChosen: boolean;
};

function Word({ word, place, isChosen }: WordProps) {
  const { t } = useTranslation('monologue');
  const language = useLanguage();
  return (
    <>
      <span className={styles.word} data-mark={word.mark} data-place={place} data-chosen={isChosen}>
        {word.text}
      </span>
      {word.mark && (
        <VisuallyHidden lang={language}>{t(`correction.legend.${word.mark}`)}</VisuallyHidden>
      )}
    </>
  );
}
