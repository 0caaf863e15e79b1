import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { REVIEW } from '../../core/navigation/paths.ts';
import type { ApiError } from '../../core/ports/api-error.ts';
import type { ReviewStatus } from '../../core/review/review.ts';
import { CalendarIcon, CheckCircleIcon } from '../design/home-icons.tsx';
import { RetryIcon } from '../design/icons.tsx';
import { List, ListRow } from '../design/list.tsx';
import type { ContentPresenter } from '../shell/content-presenter.ts';
import { usePath } from '../shell/use-path.ts';
import { useReviewDay } from './use-review-day.ts';

export type ReviewCardView = Pick<ContentPresenter<ReviewStatus, ApiError>, 'state'>;

/** A quiet line on another screen: how much there is to review today. It has its height before it knows. */
export const ReviewCard = observer(function ReviewCard(props: { readonly view: ReviewCardView }) {
  const { state } = props.view;
  const { t } = useTranslation('review');
  const path = usePath();
  const status = state.step === 'shown' ? state.content : undefined;
  const dayOf = useReviewDay(status?.today);
  return (
    <div data-review={status?.dueCount ?? state.step}>
      <List>
        <ListRow
          to={path(REVIEW)}
          title={status ? titleOf(status) : t('today')}
          description={status ? hintOf(status) : t('cardDueHint')}
          leading={
            status?.dueCount === 0 && status.doneCount > 0 ? (
              <CheckCircleIcon size={24} />
            ) : status?.dueCount === 0 && status.smartCount > 0 ? (
              <RetryIcon size={24} />
            ) : (
              <CalendarIcon size={24} />
            )
          }
        />
      </List>
    </div>
  );

  function titleOf({ dueCount, doneCount }: ReviewStatus): string {
    if (dueCount > 0) return t('cardDue', { count: dueCount });
    return doneCount > 0 ? t('cardDone') : t('cardRest');
  }

  function hintOf({ dueCount, smartCount, nextDueOn }: ReviewStatus): string {
    if (dueCount > 0) return t('cardDueHint');
    if (smartCount > 0) return t('cardSmart', { count: smartCount });
    return nextDueOn === undefined ? t('cardDueHint') : t('cardNext', { date: dayOf(nextDueOn) });
  }
});
