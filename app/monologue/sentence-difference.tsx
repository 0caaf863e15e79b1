import { useTranslation } from 'react-i18next';
import type { ReceivedSentence } from '../../core/monologue/monologue.ts';
import { VisuallyHidden } from '../design/visually-hidden.tsx';
import { useLanguage } from '../shell/use-path.ts';
import { kindOf } from './finding-kind.ts';
import styles from './sentence-difference.module.css';

type SentenceDifferenceProps = { readonly sentence: ReceivedSentence };

/** Her sentence with what to correct in its place: struck out, and beside it what is right. */
export function SentenceDifference({ sentence }: SentenceDifferenceProps) {
  const { t } = useTranslation('monologue');
  const language = useLanguage();
  const { changes, rest } = changesIn(sentence);
  return (
    <p lang="en" className={styles.sentence} data-sentence>
      {changes.map(({ before, wrong, finding }) => (
        <span key={finding.id}>
          {before}
          <VisuallyHidden lang={language}>{t(`kind.${kindOf(finding.kind)}`)}</VisuallyHidden>
          <span className={styles.change} data-doubtful={finding.isDoubtful}>
            {wrong.trim() !== '' && <del className={styles.wrong}>{wrong}</del>}
            {finding.replacement !== '' && (
              <ins className={styles.right}>{finding.replacement.trim()}</ins>
            )}
          </span>
          {/\s$/.test(finding.replacement) && ' '}
        </span>
      ))}
      {rest}
    </p>
  );
}

/** What stands before each change, and after the last. */
function changesIn({ said, findings }: ReceivedSentence) {
  const standing = findings.filter(({ isDisputed }) => !isDisputed);
  return {
    changes: standing.map((finding, at) => ({
      finding,
      before: said.slice(standing[at - 1]?.end ?? 0, finding.start),
      wrong: said.slice(finding.start, finding.end),
    })),
    rest: said.slice(standing.at(-1)?.end ?? 0),
  };
}
