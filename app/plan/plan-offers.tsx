import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PLANS, type Plan } from '../../core/domain/contract/contract.ts';
import type { PlanPrice } from '../../core/ports/contract-api.ts';
import { Button } from '../design/button.tsx';
import { Card } from '../design/card.tsx';
import { Notice } from '../design/notice.tsx';
import { Section } from '../design/section.tsx';
import { Stack } from '../design/stack.tsx';
import { PriceOfPlan } from './price-of-plan.tsx';

type PlanOffersProps = {
  readonly prices: readonly PlanPrice[];
  /** Bought in the App Store, which shows what they cost there. */
  readonly isInStore: boolean;
  readonly isBusy: boolean;
  readonly onChoose: (plan: Plan) => void;
};

/** The plans there are, with what they cost. */
export function PlanOffers({ prices, isInStore, isBusy, onChoose }: PlanOffersProps) {
  const { t } = useTranslation('plan');
  const [chosen, setChosen] = useState<Plan>();
  const offered = isInStore
    ? PLANS.map((plan) => ({ plan, price: undefined }))
    : prices.map((price) => ({ plan: price.plan, price }));
  return (
    <Section title={t('offers')} description={t(isInStore ? 'storeHint' : 'offersHint')}>
      <Stack gap={4}>
        {offered.length === 0 && <Notice tone="warning">{t('noPrices')}</Notice>}
        {offered.map(({ plan, price }) => (
          <Card key={plan}>
            <Stack gap={3}>
              <h3>{t(`plans.${plan}`)}</h3>
              {price && <PriceOfPlan price={price} />}
              <Button
                block
                kind={plan === 'monthly' ? 'primary' : 'secondary'}
                busy={isBusy && chosen === plan}
                disabled={isBusy && chosen !== plan}
                onClick={() => {
                  setChosen(plan);
                  onChoose(plan);
                }}
              >
                {t(`choose.${plan}`)}
              </Button>
            </Stack>
          </Card>
        ))}
      </Stack>
    </Section>
  );
}
