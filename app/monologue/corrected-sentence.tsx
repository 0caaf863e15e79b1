import { useTranslation } from 'react-i18next';
import type { ReceivedSentence } from '../../core/monologue/monologue.ts';
import { CheckCircleIcon } from '../design/home-icons.tsx';
import { isCounted } from '../../core/domain/monologue/correction.ts';
import { Fold } from '../design/fold.tsx';
import { Tag } from '../design/tag.tsx';
import { FindingNote } from './finding-note.tsx';
import { kindOf } from './finding-kind.ts';
import { OwnQuestion } from './own-question.tsx';
import { SentencePractice, type SentencePracticeView } from './sentence-practice.tsx';
import { SentenceDifference } from './sentence-difference.tsx';
import styles from './corrected-sentence.module.css';

type CorrectedSentenceProps = {
  readonly sentence: ReceivedSentence;
  readonly practice: SentencePracticeView;
  /** The reasons are read where she opens them: there were many before. */
  readonly isFolded: boolean;
  readonly onDispute: (findingId: string, isDisputed: boolean) => void;
  readonly onAskAgain: (meant: string) => void;
  readonly onAskNoMore: () => void;
};

/** One sentence: hers with the changes in it, and each change with its reason. */
export function CorrectedSentence(props: CorrectedSentenceProps) {
  const { sentence, practice, isFolded } = props;
  const { t } = useTranslation('monologue');
  const { findings } = sentence;
  if (findings.length === 0)
    return (
      <li className={styles.fine} data-findings={0}>
        <span className={styles.mark} role="img" aria-label={t('correction.noFinding')}>
          <CheckCircleIcon size={20} />
        </span>
        <SentenceDifference sentence={sentence} />
        <SentencePractice practice={practice} sentence={sentence} />
      </li>
    );
  return (
    <li className={styles.wrong} data-findings={findings.length}>
      <SentenceDifference sentence={sentence} />
      <SentencePractice practice={practice} sentence={sentence} />
      {isFolded ? (
        <Fold label={<FoldLabel findings={findings} />}>
          <Reasons {...props} />
        </Fold>
      ) : (
        <Reasons {...props} />
      )}
    </li>
  );
}

function Reasons(props: CorrectedSentenceProps) {
  const { sentence, onDispute, onAskAgain, onAskNoMore } = props;
  const { findings, question } = sentence;
  return (
    <div className={styles.reasons}>
      <ul className={styles.findings}>
        {findings.map((finding) => (
          <FindingNote
            key={finding.id}
            finding={finding}
            onDispute={(isDisputed) => onDispute(finding.id, isDisputed)}
          />
        ))}
      </ul>
      {(question || findings.some(isCounted)) && (
        <OwnQuestion question={question} onAskAgain={onAskAgain} onAskNoMore={onAskNoMore} />
      )}
    </div>
  );
}

function FoldLabel({ findings }: Pick<ReceivedSentence, 'findings'>) {
  const { t } = useTranslation('monologue');
  const kinds = [...new Set(findings.map(({ kind }) => kindOf(kind)))];
  return (
    <span className={styles.kinds}>
      {t('correction.reasons')}
      {kinds.map((kind) => (
        <Tag key={kind}>{t(`kind.${kind}`)}</Tag>
      ))}
    </span>
  );
}
