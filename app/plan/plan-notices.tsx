import { useTranslation } from 'react-i18next';
import { FORM_REDIRECT, NEW_ACCOUNT } from '../../core/navigation/paths.ts';
import { ButtonLink } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { usePath } from '../shell/use-path.ts';
import type { PlanError, PlanState } from './plan-state.ts';

type Shown = Extract<PlanState, { step: 'shown' }>;

/** What has just happened, and what could not be done. */
export function PlanNotices({ state }: { readonly state: Shown }) {
  const { t } = useTranslation('plan');
  const { doing, error, news } = state;
  return (
    <>
      {state.known.isPretended && state.known.facts.isNeeded && (
        <Notice tone="warning">{t('pretended')}</Notice>
      )}
      {doing === 'buying' && <Notice role="status">{t('buying')}</Notice>}
      {doing === 'looking' && <Notice role="status">{t('looking')}</Notice>}
      {news && (
        <Notice tone={TONES[news]} role="status" data-note={news}>
          {t(`news.${news}`)}
        </Notice>
      )}
      {error && <Refused error={error} />}
    </>
  );
}

function Refused({ error }: { readonly error: PlanError }) {
  const { t } = useTranslation(['plan', 'errors']);
  const path = usePath();
  const way = WAYS[error.kind];
  return (
    <Notice
      tone="error"
      role="alert"
      data-error={error.kind}
      action={
        way && (
          <ButtonLink kind="secondary" size="s" to={path(way.to)}>
            {t(`plan:${way.says}`)}
          </ButtonLink>
        )
      }
    >
      {t(`errors:${error.kind}`)}
    </Notice>
  );
}

const TONES = {
  cancelled: 'success',
  paid: 'success',
  'not-paid-yet': 'warning',
  'not-bought': 'info',
  'not-attached': 'warning',
} as const;

/** Where what was refused can be helped. */
const WAYS: {
  readonly [K in PlanError['kind']]?: {
    readonly to: string;
    readonly says: 'contact' | 'register';
  };
} = {
  'cancellation-failed': { to: `${FORM_REDIRECT}?redirect=inquiry_form`, says: 'contact' },
  'purchase-refused': { to: `${FORM_REDIRECT}?redirect=inquiry_form`, says: 'contact' },
  'account-needed': { to: NEW_ACCOUNT, says: 'register' },
};
