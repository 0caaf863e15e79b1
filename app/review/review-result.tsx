import { useTranslation } from 'react-i18next';
import type { ReviewedItem } from '../../core/review/review.ts';
import { DoneIllustration } from '../design/done-illustration.tsx';
import { CheckIcon } from '../design/home-icons.tsx';
import { ClockIcon, RetryIcon } from '../design/icons.tsx';
import { Notice } from '../design/notice.tsx';
import { Section } from '../design/section.tsx';
import { Sentence } from '../design/sentence.tsx';
import { Stack } from '../design/stack.tsx';
import { ScoreRing } from '../shell/score-ring.tsx';
import { usePrompt } from '../prompts/prompt-in-use.ts';
import type { ReviewEnd } from './review-player-state.ts';
import styles from './review-result.module.css';
import { useReviewDay } from './use-review-day.ts';

type ReviewResultProps = {
  readonly result: ReviewEnd;
};

/** How it went, and when each question comes again. */
export function ReviewResult({ result }: ReviewResultProps) {
  const { t } = useTranslation(['review', 'common']);
  const { items, unsent, more, today } = result;
  const graded = items.filter(({ outcome }) => outcome === 'correct' || outcome === 'wrong');
  const right = graded.filter(({ outcome }) => outcome === 'correct').length;
  const total = graded.length;
  const isPerfect = total > 0 && right === total;
  const title = total === 0 && items.length === 0 ? 'empty' : isPerfect ? 'perfect' : 'finished';
  return (
    <Stack gap={8}>
      <div className={styles.score} data-right={right} data-total={total}>
        {(isPerfect || total === 0) && (
          <div className={styles.illustration}>
            <DoneIllustration />
          </div>
        )}
        {total > 0 && <ScoreRing right={right} total={total} />}
        <h2 className={styles.title}>{t(`review:${title}`)}</h2>
        {total > 0 && (
          <p className={styles.hint}>{t(isPerfect ? 'review:perfectHint' : 'review:resultHint')}</p>
        )}
        {more && <p className={styles.left}>{t('review:moreLeft', { count: more.left })}</p>}
      </div>
      {unsent > 0 && (
        <Notice tone="info" role="status">
          {t('review:unsent')}
        </Notice>
      )}
      {items.length > 0 && (
        <Section title={t('review:results')}>
          <ol className={styles.list}>
            {items.map((item) => (
              <Row key={item.question.id} item={item} today={unsent === 0 ? today : undefined} />
            ))}
          </ol>
        </Section>
      )}
    </Stack>
  );
}

type RowProps = {
  readonly item: ReviewedItem;
  /** Undefined where it is not known when it comes again. */
  readonly today: string | undefined;
};

function Row({ item, today }: RowProps) {
  const { t } = useTranslation(['review', 'common']);
  const dayOf = useReviewDay(today);
  const { question, outcome, dueOn } = item;
  const prompt = usePrompt()(question);
  const isGraded = outcome === 'correct' || outcome === 'wrong';
  return (
    <li className={styles.row} data-outcome={outcome ?? 'skipped'}>
      <div className={styles.head}>
        <span className={styles.outcome}>
          {outcome === 'correct' && <CheckIcon size={16} />}
          {outcome === 'wrong' && <RetryIcon size={16} />}
          {t(isGraded ? `common:outcome.${outcome}` : 'review:skipped')}
        </span>
        {today !== undefined && (
          <span className={styles.when}>
            <ClockIcon size={16} />
            {t('review:comesOn', { date: dayOf(dueOn) })}
          </span>
        )}
      </div>
      <Sentence lang={prompt.language} size="s" tone="soft">
        {prompt.text}
      </Sentence>
      <Sentence lang="en" size="s">
        {question.answers[0]}
      </Sentence>
    </li>
  );
}
