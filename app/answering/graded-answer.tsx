import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { GradedAnswer as Graded } from '../../core/verbal-composition/record.ts';
import { Button } from '../design/button.tsx';
import { Card } from '../design/card.tsx';
import { FlipIcon } from '../design/icons.tsx';
import { Stack } from '../design/stack.tsx';
import { isUnclear, UnclearLegend, WordMarks, WordMarksLegend } from '../design/word-marks.tsx';
import { useDescribeWord } from '../shell/use-describe-word.ts';
import { useLanguage } from '../shell/use-path.ts';
import type { AnsweringPart } from './answering-view.ts';
import { OwnAnswer } from './own-answer.tsx';
import { Remarks } from './remarks.tsx';
import { RepeatVerdict } from './repeat-verdict.tsx';
import { Unlisted } from './unlisted.tsx';
import { Verdict } from './verdict.tsx';
import styles from './graded-answer.module.css';

type GradedAnswerProps = AnsweringPart & {
  /** `audio` is there where her take was kept. */
  readonly detail: Graded & { readonly audio?: string | undefined };
};

export const GradedAnswer = observer(function GradedAnswer({ view, detail }: GradedAnswerProps) {
  const { t } = useTranslation('lesson-player');
  const language = useLanguage();
  const describe = useDescribeWord();
  return (
    <Stack gap={3}>
      <Verdict detail={detail} />
      {detail.judged === 'unlisted' && <Unlisted view={view} detail={detail} />}
      {detail.words.length > 0 && (
        <Card>
          <OwnAnswer
            player={view.player}
            audio={detail.audio}
            trailing={<Flip view={view} detail={detail} />}
          >
            <WordMarks
              words={detail.words}
              describe={describe}
              describedIn={language}
              size={detail.outcome === 'wrong' ? 'm' : 'l'}
            />
          </OwnAnswer>
          <Remarks remarks={detail.remarks} />
          {detail.words.some(isUnclear) && (
            <div className={styles.legend}>
              <UnclearLegend>{t('unclearHint')}</UnclearLegend>
            </div>
          )}
          <div className={styles.legend}>
            <WordMarksLegend
              words={detail.words}
              missing={t('missingMark')}
              extra={t('extraMark')}
              replaced={t('replacedMark')}
            />
          </div>
        </Card>
      )}
      <RepeatVerdict player={view.player} />
      {detail.words.length === 0 && detail.judged !== 'unlisted' && (
        <Flip view={view} detail={detail} />
      )}
    </Stack>
  );
});

function Flip({ view, detail }: GradedAnswerProps) {
  const { t } = useTranslation('lesson-player');
  const other = detail.outcome === 'correct' ? 'wrong' : 'correct';
  return (
    <Button
      kind="plain"
      size="s"
      hang="end"
      icon={<FlipIcon size={18} />}
      onClick={() => void view.settle(other)}
    >
      {t(`settle.${other}`)}
    </Button>
  );
}
