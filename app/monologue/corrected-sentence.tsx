import { useTranslation } from 'react-i18next';
import type { ReceivedSentence } from '../../core/monologue/monologue.ts';
import { Card } from '../design/card.tsx';
import { CheckCircleIcon } from '../design/home-icons.tsx';
import { Stack } from '../design/stack.tsx';
import { isCounted } from '../../core/domain/monologue/correction.ts';
import { FindingNote } from './finding-note.tsx';
import { OwnQuestion } from './own-question.tsx';
import { SentencePractice, type SentencePracticeView } from './sentence-practice.tsx';
import { SentenceDifference } from './sentence-difference.tsx';
import styles from './corrected-sentence.module.css';

type CorrectedSentenceProps = {
  readonly sentence: ReceivedSentence;
  readonly practice: SentencePracticeView;
  readonly onDispute: (findingId: string, isDisputed: boolean) => void;
  readonly onAskAgain: (meant: string) => void;
  readonly onAskNoMore: () => void;
};

/** One sentence: hers with the changes in it, and each change with its reason. */
export function CorrectedSentence(props: CorrectedSentenceProps) {
  const { sentence, practice, onDispute, onAskAgain, onAskNoMore } = props;
  const { t } = useTranslation('monologue');
  const { findings } = sentence;
  return (
    <li data-findings={findings.length}>
      <Card>
        <Stack gap={3}>
          <div className={styles.words}>
            <SentenceDifference sentence={sentence} />
            {findings.length === 0 && (
              <span className={styles.fine} role="img" aria-label={t('correction.noFinding')}>
                <CheckCircleIcon size={20} />
              </span>
            )}
          </div>
          <SentencePractice practice={practice} sentence={sentence} />
          {findings.length > 0 && (
            <ul className={styles.findings}>
              {findings.map((finding) => (
                <FindingNote
                  key={finding.id}
                  finding={finding}
                  onDispute={(isDisputed) => onDispute(finding.id, isDisputed)}
                />
              ))}
            </ul>
          )}
          {(sentence.question || findings.some(isCounted)) && (
            <OwnQuestion
              question={sentence.question}
              onAskAgain={onAskAgain}
              onAskNoMore={onAskNoMore}
            />
          )}
        </Stack>
      </Card>
    </li>
  );
}
