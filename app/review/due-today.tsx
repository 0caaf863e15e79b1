import { useTranslation } from 'react-i18next';
import type { ReviewStatus } from '../../core/review/review.ts';
import type { ReviewCount } from '../../core/domain/recall/offer-review.ts';
import { Button } from '../design/button.tsx';
import { ArrowIcon, CheckCircleIcon } from '../design/home-icons.tsx';
import { useIsOffline } from '../offline/cached-shown.tsx';
import { Mascot, MASCOT_VIEW_BOX } from '../design/mascot.tsx';
import styles from './due-today.module.css';
import { useReviewDay } from './use-review-day.ts';

/** A prompt, an answer and a look at the model take about so long. */
const SECONDS_EACH = 20;

/** One review asks no more than this; who wants more goes on with the next. */
const MOST_AT_ONCE = 10;

type DueTodayProps = {
  readonly status: ReviewStatus;
  readonly isBusy: boolean;
  readonly onStart: (count: ReviewCount) => void;
};

/** How much is due, all of it, and the one button that begins with it. */
export function DueToday({ status, isBusy, onStart }: DueTodayProps) {
  const { t } = useTranslation(['review', 'common']);
  const isOffline = useIsOffline();
  const dayOf = useReviewDay(status.today);
  const { dueCount, doneCount, nextDueOn } = status;
  const asked = Math.min(dueCount, MOST_AT_ONCE);
  const hasDue = dueCount > 0;
  return (
    <section className={styles.card} aria-labelledby="due-today" data-due={dueCount}>
      <div className={styles.words}>
        <h2 id="due-today" className={styles.kicker}>
          {t('review:today')}
        </h2>
        {hasDue ? (
          <p className={styles.number}>
            {dueCount}
            <span className={styles.unit}>{t('review:due', { count: dueCount })}</span>
            <span className={styles.minutes}>
              {t('review:minutes', {
                minutes: Math.max(1, Math.round((dueCount * SECONDS_EACH) / 60)),
              })}
            </span>
          </p>
        ) : (
          <p className={styles.title}>{t('review:nothingDue')}</p>
        )}
        <p className={styles.hint}>
          {hasDue
            ? dueCount > MOST_AT_ONCE
              ? t('review:dueMore', { count: dueCount })
              : t('review:dueHint')
            : nextDueOn !== undefined && t('review:nothingDueHint', { date: dayOf(nextDueOn) })}
        </p>
        {doneCount > 0 && (
          <p className={styles.done}>
            <CheckCircleIcon size={18} />
            {t('review:doneToday', { count: doneCount })}
          </p>
        )}
      </div>
      <svg className={styles.mascot} viewBox={MASCOT_VIEW_BOX} aria-hidden="true">
        <Mascot eyes={hasDue ? 'open' : 'happy'} wings={hasDue ? 'front' : 'up'} />
      </svg>
      {hasDue && (
        <div className={styles.action}>
          <Button
            size="l"
            block
            busy={isBusy}
            disabled={isOffline}
            trailingIcon={<ArrowIcon />}
            onClick={() => onStart('10')}
          >
            {isOffline ? t('common:needsNetwork') : t('review:start', { count: asked })}
          </Button>
        </div>
      )}
    </section>
  );
}
