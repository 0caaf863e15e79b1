import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { REVIEW_COUNTS, type ReviewCount } from '../../core/domain/recall/offer-review.ts';
import { Button } from '../design/button.tsx';
import { Card } from '../design/card.tsx';
import { SparkIcon } from '../design/icons.tsx';
import { Section } from '../design/section.tsx';
import { SegmentedControl } from '../design/segmented-control.tsx';
import { Stack } from '../design/stack.tsx';
import { Tag } from '../design/tag.tsx';
import type { ReviewView } from './review-screen.tsx';

type SmartReviewProps = {
  /** How many questions it could ask. */
  readonly waiting: number;
  readonly view: Pick<ReviewView, 'count' | 'choose' | 'isBeginning'>;
  readonly onStart: (count: ReviewCount) => void;
};

/** What went wrong before, in portions. */
export const SmartReview = observer(function SmartReview(props: SmartReviewProps) {
  const { waiting, view, onStart } = props;
  const { t } = useTranslation('review');
  return (
    <Section
      title={<span lang="en">{t('smart')}</span>}
      description={t('smartHint')}
      action={
        waiting > 0 && (
          <span data-smart={waiting}>
            <Tag tone="achieved">{t('smartWaiting', { count: waiting })}</Tag>
          </span>
        )
      }
    >
      <Card>
        {waiting === 0 ? (
          <p data-smart={0}>{t('smartEmpty')}</p>
        ) : (
          <Stack gap={4}>
            <SegmentedControl
              label={t('count')}
              showLabel
              segments={REVIEW_COUNTS.map((value) => ({ value, label: t(`counts.${value}`) }))}
              value={view.count}
              onValue={view.choose}
            />
            <Button
              kind="secondary"
              size="l"
              block
              busy={view.isBeginning}
              icon={<SparkIcon size={20} />}
              onClick={() => onStart(view.count)}
            >
              {t('startSmart')}
            </Button>
          </Stack>
        )}
      </Card>
    </Section>
  );
});
