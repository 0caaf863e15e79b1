import { useTranslation } from 'react-i18next';
import type { SpokenWord } from '../../core/domain/monologue/correction.ts';
import { VisuallyHidden } from '../design/visually-hidden.tsx';
import { useLanguage } from '../shell/use-path.ts';
import styles from './spoken-words.module.css';

const MARKS = ['filler', 'taken-back', 'unclear'] as const;

/** All that was heard, word by word; fillers and what was said again are seen, and are no mistakes. */
export function SpokenWords({ words }: { readonly words: readonly SpokenWord[] }) {
  const { t } = useTranslation('monologue');
  const language = useLanguage();
  const marks = MARKS.filter((mark) => words.some((word) => word.mark === mark));
  return (
    <div className={styles.spoken}>
      <p lang="en" className={styles.words}>
        {words.map((word, at) => (
          // Words repeat and never reorder: the position is the identity.
          <span key={at}>
            {at > 0 && ' '}
            <span className={styles.word} data-mark={word.mark}>
              {word.text}
            </span>
            {word.mark && (
              <VisuallyHidden lang={language}>{t(`correction.legend.${word.mark}`)}</VisuallyHidden>
            )}
          </span>
        ))}
      </p>
      {marks.length > 0 && (
        <ul className={styles.legend}>
          {marks.map((mark) => (
            <li key={mark}>
              <span className={styles.word} data-mark={mark} lang="en" aria-hidden="true">
                abc
              </span>
              {t(`correction.legend.${mark}`)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
