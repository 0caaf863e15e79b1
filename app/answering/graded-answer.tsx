import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { GradedAnswer as Graded } from '../../core/verbal-composition/record.ts';
import { Button } from '../design/button.tsx';
import { Card } from '../design/card.tsx';
import { FlipIcon } from '../design/icons.tsx';
import { PlayButton } from '../design/play-button.tsx';
import { Stack } from '../design/stack.tsx';
import { isUnclear, UnclearLegend, WordMarks, WordMarksLegend } from '../design/word-marks.tsx';
import { useDescribeWord } from '../shell/use-describe-word.ts';
import { useLanguage } from '../shell/use-path.ts';
import { Labelled } from './labelled.tsx';
import type { AnsweringPart } from './answering-view.ts';
import { soundButton } from './sound-button.ts';
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
  const sound = soundButton(view, 'own-take');
  return (
    <Stack gap={3}>
      <Verdict detail={detail} />
      {detail.words.length > 0 && (
        <Card>
          <Labelled
            label={t('yourAnswer')}
            leading={
              detail.audio !== undefined && (
                <PlayButton
                  {...sound}
                  label={sound.state === 'playing' ? t('stopOwnTake') : t('playOwnTake')}
                />
              )
            }
            trailing={<Flip view={view} detail={detail} />}
          >
            <WordMarks words={detail.words} describe={describe} describedIn={language} />
          </Labelled>
          {detail.words.some(isUnclear) && (
            <div className={styles.legend}>
              <UnclearLegend>{t('unclearHint')}</UnclearLegend>
            </div>
          )}
          {detail.words.some((word) => word.mark !== 'right') && (
            <div className={styles.legend}>
              <WordMarksLegend
                missing={t('missingMark')}
                extra={t('extraMark')}
                replaced={t('replacedMark')}
              />
            </div>
          )}
        </Card>
      )}
      {detail.words.length === 0 && <Flip view={view} detail={detail} />}
    </Stack>
  );
});

function Flip({ view, detail }: GradedAnswerProps) {
  const { t } = useTranslation('lesson-player');
  return (
    <Button kind="quiet" size="s" icon={<FlipIcon size={18} />} onClick={() => void view.flip()}>
      {detail.outcome === 'correct' ? t('flipToWrong') : t('flipToCorrect')}
    </Button>
  );
}
