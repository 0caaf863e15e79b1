import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { REVIEW_COUNTS, type ReviewCount } from '../../core/domain/recall/offer-review.ts';
import { Button } from '../design/button.tsx';
import { Card } from '../design/card.tsx';
import { SparkIcon } from '../design/icons.tsx';
import { useIsOffline } from '../offline/cached-shown.tsx';
import { Section } from '../design/section.tsx';
import { SegmentedControl } from '../design/segmented-control.tsx';
import { Stack } from '../design/stack.tsx';
import { Tag } from '../design/tag.tsx';
import type { ReviewView } from './review-view.ts';

type SmartReviewProps = {
  /** How many questions it could ask. */
  readonly waiting: number;
  readonly view: Pick<ReviewView, 'count' | 'choose' | 'isBeginning'>;
  readonly onStart: (count: ReviewCount) => void;
};

/** What went wrong before, in portions. */
export const SmartReview = observer(function SmartReview(props: SmartReviewProps) {
  const { waiting, view, onStart } = props;
  const { t } = useTranslation(['review', 'common']);
  const isOffline = useIsOffline();
  return (
    <Section
      title={<span lang="en">{t('review:smart')}</span>}
      description={t('review:smartHint')}
      action={
        waiting > 0 && (
          <span data-smart={waiting}>
            <Tag tone="warning">{t('review:smartWaiting', { count: waiting })}</Tag>
          </span>
        )
      }
    >
      <Card>
        {waiting === 0 ? (
          <p data-smart={0}>{t('review:smartEmpty')}</p>
        ) : (
          <Stack gap={4}>
            <SegmentedControl
              label={t('review:count')}
              showLabel
              segments={REVIEW_COUNTS.map((value) => ({
                value,
                label: t(`review:counts.${value}`),
              }))}
              value={view.count}
              onValue={view.choose}
            />
            <Button
              kind="secondary"
              size="l"
              block
              busy={view.isBeginning}
              disabled={isOffline}
              icon={<SparkIcon size={20} />}
              onClick={() => onStart(view.count)}
            >
              {isOffline ? t('common:needsNetwork') : t('review:startSmart')}
            </Button>
          </Stack>
        )}
      </Card>
    </Section>
  );
});
