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
  const { said, findings } = sentence;
  let from = 0;
  return (
    <p lang="en" className={styles.sentence}>
      {findings
        .filter(({ isDisputed }) => !isDisputed)
        .map((finding) => {
          const before = said.slice(from, finding.start);
          const wrong = said.slice(finding.start, finding.end);
          from = finding.end;
          return (
            <span key={finding.id}>
              {before}
              <VisuallyHidden lang={language}>{t(`kind.${kindOf(finding.kind)}`)}</VisuallyHidden>
              <span className={styles.change} data-doubtful={finding.isDoubtful}>
                {wrong.trim() !== '' && <del className={styles.wrong}>{wrong}</del>}
                {finding.replacement !== '' && (
                  <ins className={styles.right}>{finding.replacement}</ins>
                )}
              </span>
            </span>
          );
        })}
      {said.slice(from)}
    </p>
  );
}
