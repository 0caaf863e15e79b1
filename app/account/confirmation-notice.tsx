import { useTranslation } from 'react-i18next';
import type { Learner } from '../../core/ports/account-api.ts';
import type { Language } from '../../core/shared/language.ts';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { useLanguage } from '../shell/use-path.ts';
import type { LinkState } from './account-presenter.ts';

type ConfirmationNoticeProps = {
  readonly learner: Learner;
  readonly link: LinkState;
  readonly onSend: (language: Language) => Promise<void>;
};

/** An email that has not been confirmed yet, and the link to do so. */
export function ConfirmationNotice({ learner, link, onSend }: ConfirmationNoticeProps) {
  const { t } = useTranslation(['account', 'errors']);
  const language = useLanguage();
  const { email, isEmailConfirmed } = learner;
  if (email === undefined || isEmailConfirmed) return null;
  if (link.step === 'sent') {
    return (
      <Notice tone="success" role="status">
        {t('account:resent')}
      </Notice>
    );
  }
  const busy = link.step === 'sending';
  const kind = link.step === 'refused' ? link.error.kind : undefined;
  return (
    <Notice
      title={t('account:unconfirmedTitle')}
      action={
        <Button kind="secondary" size="s" busy={busy} onClick={() => void onSend(language)}>
          {t(busy ? 'account:resending' : 'account:resend')}
        </Button>
      }
    >
      <p>{t('account:unconfirmedHint', { email })}</p>
      {kind && (
        <p role="alert" data-error={kind}>
          {t(`errors:${kind}`)}
        </p>
      )}
    </Notice>
  );
}
