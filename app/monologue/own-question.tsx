import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReceivedSentence } from '../../core/monologue/monologue.ts';
import { Button } from '../design/button.tsx';
import { Fold } from '../design/fold.tsx';
import { TextField } from '../design/text-field.tsx';
import styles from './own-question.module.css';

type OwnQuestionProps = {
  readonly question: ReceivedSentence['question'];
  readonly onAskAgain: (meant: string) => void;
  readonly onAskNoMore: () => void;
};

/** As long as the server takes it. */
const LONGEST_MEANT = 300;

/** A sentence that was wrong becomes a question of her reviews, in one tap; what she meant may be written before. */
export function OwnQuestion({ question, onAskAgain, onAskNoMore }: OwnQuestionProps) {
  const { t } = useTranslation('monologue');
  const [meant, setMeant] = useState('');
  if (question)
    return (
      <div className={styles.made}>
        <p>{t('correction.inReview')}</p>
        {question.meant !== undefined && <p lang="ja">{question.meant}</p>}
        <Button kind="quiet" size="s" hang="start" onClick={onAskNoMore}>
          {t('correction.askNoMore')}
        </Button>
      </div>
    );
  return (
    <div className={styles.offer}>
      <Fold label={t('correction.writeMeant')}>
        <TextField
          lang="ja"
          label={t('correction.meant')}
          hint={t('correction.meantHint')}
          maxLength={LONGEST_MEANT}
          value={meant}
          onValue={setMeant}
        />
      </Fold>
      <Button kind="secondary" size="s" onClick={() => onAskAgain(meant)}>
        {t('correction.askAgain')}
      </Button>
    </div>
  );
}
