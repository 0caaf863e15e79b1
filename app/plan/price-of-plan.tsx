import { useTranslation } from 'react-i18next';
import type { PlanPrice } from '../../core/ports/contract-api.ts';
import { perMonth, writtenPrice } from './written-price.ts';
import styles from './price-of-plan.module.css';

/** What it costs, and a year of it by the month. */
export function PriceOfPlan({ price }: { readonly price: PlanPrice }) {
  const { t, i18n } = useTranslation('plan');
  const month = perMonth(price);
  return (
    <p>
      <strong className={styles.price}>
        {t(`per.${price.plan}`, { price: writtenPrice(price, i18n.language) })}
      </strong>{' '}
      {price.plan === 'annual' && (
        <span className={styles.month}>
          {t(month.isExact ? 'byMonth' : 'byMonthAbout', {
            price: writtenPrice(month, i18n.language),
          })}
        </span>
      )}
    </p>
  );
}
