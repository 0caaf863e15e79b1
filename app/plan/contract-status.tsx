import { useTranslation } from 'react-i18next';
import type { Allowed } from '../../core/domain/contract/allowed-at.ts';
import { Card } from '../design/card.tsx';
import { Stack } from '../design/stack.tsx';
import { Tag } from '../design/tag.tsx';
import { writtenDate, writtenMoment } from './written-price.ts';

const TONES = {
  free: 'brand',
  trial: 'brand',
  active: 'brand',
  'past-due': 'warning',
  cancelled: 'plain',
  ended: 'warning',
} as const;

/** How her contract stands, and what is next and when. */
export function ContractStatus({ allowed }: { readonly allowed: Allowed }) {
  const { t } = useTranslation('plan');
  const { contract, corrections } = allowed;
  return (
    <Card>
      <Stack gap={3}>
        <div data-contract={contract.kind}>
          <Tag tone={TONES[contract.kind]}>{t(`status.${contract.kind}`)}</Tag>
        </div>
        {'plan' in contract && <p>{t(`plans.${contract.plan}`)}</p>}
        <Next contract={contract} />
        {contract.kind !== 'free' && contract.kind !== 'ended' && (
          <p data-corrections={corrections}>{t(`corrections.${corrections}`)}</p>
        )}
      </Stack>
    </Card>
  );
}

function Next({ contract }: Pick<Allowed, 'contract'>) {
  const { t, i18n } = useTranslation('plan');
  switch (contract.kind) {
    case 'free':
      return <p>{t('next.free')}</p>;
    case 'active':
      return <p>{t('next.active', { when: writtenDate(contract.renewsAt, i18n.language) })}</p>;
    case 'ended':
      return <p>{t('next.ended', { when: writtenMoment(contract.endedAt, i18n.language) })}</p>;
    default:
      return (
        <p>{t(`next.${contract.kind}`, { when: writtenMoment(contract.endsAt, i18n.language) })}</p>
      );
  }
}
