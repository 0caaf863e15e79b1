import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { middayOf } from '../../core/domain/contract/japan-calendar.ts';
import { ACCOUNT } from '../../core/navigation/paths.ts';
import { CardIcon } from '../design/icons.tsx';
import { List, ListRow } from '../design/list.tsx';
import { Notice } from '../design/notice.tsx';
import { Section } from '../design/section.tsx';
import { Stack } from '../design/stack.tsx';
import { BackPage } from '../shell/back-page.tsx';
import { useLanguage } from '../shell/use-path.ts';
import { CancelContract } from './cancel-contract.tsx';
import { ContractStatus } from './contract-status.tsx';
import { PlanNotices } from './plan-notices.tsx';
import { PlanOffers } from './plan-offers.tsx';
import type { PlanPresenter } from './plan-presenter.ts';
import type { PlanState } from './plan-state.ts';
import { writtenMoment } from './written-price.ts';

export type PlanView = Pick<
  PlanPresenter,
  'state' | 'load' | 'subscribe' | 'openPortal' | 'ask' | 'keep' | 'cancel'
>;

/** Her contract, the plans there are, her cards and receipts, and the way out. */
export const PlanScreen = observer(function PlanScreen({ view }: { readonly view: PlanView }) {
  const { state } = view;
  const { t } = useTranslation('plan');
  return (
    <BackPage
      title={t('title')}
      fallback={ACCOUNT}
      state={state}
      onRetry={() => void view.load()}
      skeletons={['9rem', '12rem']}
    >
      {state.step === 'shown' && <Shown view={view} state={state} />}
    </BackPage>
  );
});

type ShownProps = {
  readonly view: PlanView;
  readonly state: Extract<PlanState, { step: 'shown' }>;
};

function Shown({ view, state }: ShownProps) {
  const { t, i18n } = useTranslation('plan');
  const language = useLanguage();
  const { known, allowed, doing } = state;
  const { contract } = allowed;
  const isOffered =
    (contract.kind === 'trial' || contract.kind === 'ended') && state.news !== 'not-attached';
  const isApples = 'paidBy' in contract && contract.paidBy === 'apple';
  const endsAt = contract.kind === 'active' ? middayOf(contract.renewsAt) : undefined;
  return (
    <Stack gap={8}>
      <Stack gap={4}>
        <PlanNotices state={state} />
        <ContractStatus allowed={allowed} />
      </Stack>
      {isOffered && (
        <PlanOffers
          prices={known.prices}
          isInStore={state.isInStore}
          isBusy={doing !== 'nothing'}
          onChoose={(plan) => void view.subscribe(plan, language)}
        />
      )}
      {known.hasPortal && (
        <Section title={t('payments')}>
          <List>
            <ListRow
              title={t('portal')}
              description={t(contract.kind === 'ended' ? 'portalHintEnded' : 'portalHint')}
              leading={<CardIcon size={22} />}
              leadsOn
              onPress={() => void view.openPortal(language)}
            />
          </List>
        </Section>
      )}
      {isApples && (
        <Notice title={t('apple.title')}>
          <Stack gap={2}>
            <p>{t('apple.how')}</p>
            <p>{t('apple.steps')}</p>
          </Stack>
        </Notice>
      )}
      {endsAt !== undefined && !isApples && (
        <CancelContract
          doing={doing}
          when={writtenMoment(endsAt, i18n.language)}
          onAsk={view.ask}
          onKeep={view.keep}
          onCancel={() => void view.cancel()}
        />
      )}
    </Stack>
  );
}
