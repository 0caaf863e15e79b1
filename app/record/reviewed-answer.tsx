import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Outcome, RecordDetail } from '../../core/verbal-composition/record.ts';
import type { ReviewedQuestion } from '../../core/verbal-composition/review-record.ts';
import { CheckIcon } from '../design/home-icons.tsx';
import { RetryIcon } from '../design/icons.tsx';
import { Remarks } from '../answering/remarks.tsx';
import { saidRight } from '../answering/said-right.ts';
import { PlayButton } from '../design/play-button.tsx';
import { Sentence } from '../design/sentence.tsx';
import { WordMarks } from '../design/word-marks.tsx';
import { usePrompt } from '../prompts/prompt-in-use.ts';
import { useDescribeWord } from '../shell/use-describe-word.ts';
import { useLanguage } from '../shell/use-path.ts';
import type { ListeningView } from '../shell/listening-presenter.ts';
import styles from './reviewed-answer.module.css';

type ReviewedAnswerProps = {
  readonly reviewed: ReviewedQuestion;
  readonly number: number;
  readonly listening: ListeningView;
};

export const ReviewedAnswer = observer(function ReviewedAnswer(props: ReviewedAnswerProps) {
  const { reviewed, number, listening } = props;
  const { question, detail, outcome } = reviewed;
  const { t } = useTranslation('record');
  const language = useLanguage();
  const prompt = usePrompt()(question);
  const soundOf = (path: string) => ({
    state: listening.playing === path ? ('playing' as const) : ('idle' as const),
    onPress: () => void listening.toggle(path),
  });
  const isPlaying = (path: string) => listening.playing === path;
  return (
    <li className={styles.answer} data-outcome={outcome ?? 'unanswered'}>
      <div className={styles.head}>
        <OutcomeLine outcome={outcome} />
        <span className={styles.number}>{number}</span>
      </div>
      <Sentence lang={prompt.language}>{prompt.text}</Sentence>
      {detail && detail.judged !== detail.outcome && (
        <p className={styles.label}>
          {t(detail.judged === 'unlisted' && detail.isOwnWord !== true ? 'unlisted' : 'selfGraded')}
        </p>
      )}
      {detail && (detail.transcript !== undefined || detail.audio !== undefined) && (
        <div className={styles.line}>
          {detail.audio !== undefined && (
            <PlayButton
              {...soundOf(detail.audio)}
              label={
                isPlaying(detail.audio)
                  ? t('stopOwnTake', { number })
                  : t('playOwnTake', { number })
              }
            />
          )}
          <div className={styles.words}>
            <p className={styles.label}>{t('yourAnswer')}</p>
            <Said detail={detail} />
            <Remarks remarks={detail.remarks} />
          </div>
        </div>
      )}
      <ModelLine {...props} />
      {outcome === 'wrong' && (
        <div className={styles.note}>
          <h3 className={styles.label}>{t('note')}</h3>
          <p>{question.note[language]}</p>
        </div>
      )}
    </li>
  );
});

/** How it is right; what she said word for word is not written again. */
const ModelLine = observer(function ModelLine(props: ReviewedAnswerProps) {
  const { reviewed, number, listening } = props;
  const { t } = useTranslation(['record', 'lesson-player']);
  const { question, detail } = reviewed;
  const [answer = ''] = question.answers;
  const isPlaying = listening.playing === question.answerAudio;
  const isSaid = detail !== undefined && saidRight(detail.words) === answer;
  return (
    <div className={styles.line} data-model>
      <PlayButton
        state={isPlaying ? 'playing' : 'idle'}
        label={t(isPlaying ? 'record:stopModelAnswer' : 'record:playModelAnswer', { number })}
        onPress={() => void listening.toggle(question.answerAudio)}
      />
      <div className={styles.words}>
        <p className={styles.label}>
          {t(isSaid ? 'lesson-player:modelAnswerSaid' : 'record:modelAnswer')}
        </p>
        {!isSaid && (
          <Sentence lang="en" size="s">
            {answer}
          </Sentence>
        )}
      </div>
    </div>
  );
});

function OutcomeLine({ outcome }: { readonly outcome: Outcome | undefined }) {
  const { t } = useTranslation(['record', 'common']);
  if (!outcome) return <p className={styles.outcome}>{t('record:unanswered')}</p>;
  const isRight = outcome === 'correct';
  return (
    <p className={styles.outcome}>
      {isRight ? <CheckIcon size={18} /> : <RetryIcon size={18} />}
      {t(`common:outcome.${outcome}`)}
    </p>
  );
}

function Said({ detail }: { readonly detail: RecordDetail }) {
  const language = useLanguage();
  const describe = useDescribeWord();
  if (detail.words.length === 0) {
    return (
      <Sentence lang="en" size="s">
        {detail.transcript}
      </Sentence>
    );
  }
  return <WordMarks words={detail.words} describe={describe} describedIn={language} />;
}
