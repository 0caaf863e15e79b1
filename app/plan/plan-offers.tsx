import { useTranslation } from 'react-i18next';
import type { Plan } from '../../core/domain/contract/contract.ts';
import type { PlanPrice } from '../../core/ports/contract-api.ts';
import { Button } from '../design/button.tsx';
import { Card } from '../design/card.tsx';
import { Notice } from '../design/notice.tsx';
import { Section } from '../design/section.tsx';
import { Stack } from '../design/stack.tsx';
import { writtenPrice } from './written-price.ts';

type PlanOffersProps = {
  readonly prices: readonly PlanPrice[];
  readonly isBusy: boolean;
  readonly onChoose: (plan: Plan) => void;
};

/** The plans there are, with what they cost. */
export function PlanOffers({ prices, isBusy, onChoose }: PlanOffersProps) {
  const { t, i18n } = useTranslation('plan');
  return (
    <Section title={t('offers')} description={t('offersHint')}>
      <Stack gap={4}>
        {prices.length === 0 && <Notice tone="warning">{t('noPrices')}</Notice>}
        {prices.map((price) => (
          <Card key={price.plan}>
            <Stack gap={3}>
              <h3>{t(`plans.${price.plan}`)}</h3>
              <p>{t(`per.${price.plan}`, { price: writtenPrice(price, i18n.language) })}</p>
              <Button
                block
                kind={price.plan === 'monthly' ? 'primary' : 'secondary'}
                busy={isBusy}
                onClick={() => onChoose(price.plan)}
              >
                {t(`choose.${price.plan}`)}
              </Button>
            </Stack>
          </Card>
        ))}
      </Stack>
    </Section>
  );
}
