import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { SpokenWord } from '../../core/domain/monologue/correction.ts';
import type { ReceivedCorrection } from '../../core/monologue/monologue.ts';
import type { SpeechListeningView } from './speech-view.ts';
import { SpokenSentence } from './spoken-sentence.tsx';
import styles from './spoken-words.module.css';

const MARKS = ['filler', 'taken-back', 'unclear'] as const;
/** Recognition tells the beginning of a word a little late. */
const BEFORE_MS = 120;
const AFTER_MS = 200;

type SpokenWordsProps = {
  readonly correction: Pick<ReceivedCorrection, 'words' | 'sentences' | 'monologue'>;
  readonly listening: SpeechListeningView;
};

/** All that was heard, word by word; fillers and what was said again are seen, and are no mistakes. */
export const SpokenWords = observer(function SpokenWords(props: SpokenWordsProps) {
  const { correction, listening } = props;
  const { t } = useTranslation('monologue');
  const { audio } = correction.monologue;
  const marks = MARKS.filter((mark) => correction.words.some((word) => word.mark === mark));
  return (
    <div className={styles.spoken}>
      {audio !== undefined && <p className={styles.hint}>{t('correction.transcriptHint')}</p>}
      <ol className={styles.sentences}>
        {linesOf(correction).map((words, line) => {
          const name = `${audio} ${line}`;
          const hear = (word?: SpokenWord) => {
            const [first, last] = [words[0], words.at(-1)];
            if (audio === undefined || !first || !last) return;
            // The same button stops what it began; a word always begins anew.
            if (!word && listening.playing === name) return listening.stop();
            const fromMs = Math.max(0, (word ?? first).startMs - BEFORE_MS);
            const part = word ? { fromMs } : { fromMs, toMs: last.endMs + AFTER_MS };
            void listening.play(name, audio, part);
          };
          return (
            <SpokenSentence
              key={name}
              words={words}
              number={line + 1}
              isPlaying={listening.playing === name}
              onHear={audio === undefined ? undefined : hear}
            />
          );
        })}
      </ol>
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
});

/** The words by sentence; what stands between two belongs to the first of them. */
function linesOf({ words, sentences }: SpokenWordsProps['correction']) {
  if (sentences.length === 0) return words.length > 0 ? [words] : [];
  return sentences.map((sentence, at) =>
    words.slice(at === 0 ? 0 : sentence.from, sentences[at + 1]?.from ?? words.length),
  );
}
