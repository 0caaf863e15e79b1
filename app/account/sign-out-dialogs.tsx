import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { NEW_ACCOUNT } from '../../core/navigation/paths.ts';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { usePath } from '../shell/use-path.ts';
import type { SignOutPresenter } from './sign-out-presenter.ts';

export type SignOutView = Pick<SignOutPresenter, 'state' | 'begin' | 'leave' | 'stay'>;

type SignOutProps = { readonly view: SignOutView };

/** What she is asked before she signs out, where she would lose something. */
export const SignOutDialogs = observer(function SignOutDialogs({ view }: SignOutProps) {
  return (
    <>
      <GuestDialog view={view} />
      <UnsentDialog view={view} />
    </>
  );
});

const GuestDialog = observer(function GuestDialog({ view }: SignOutProps) {
  const { t } = useTranslation('account', { keyPrefix: 'signingOut' });
  const navigate = useNavigate();
  const path = usePath();
  return (
    <Dialog
      open={view.state.step === 'asking-guest'}
      title={t('guestTitle')}
      closeLabel={t('stay')}
      onClose={view.stay}
      actions={
        <>
          <Button block onClick={() => void navigate(path(NEW_ACCOUNT))}>
            {t('register')}
          </Button>
          <Button kind="danger" block onClick={() => void view.leave(false)}>
            {t('wipe')}
          </Button>
        </>
      }
    >
      <p>{t('guest')}</p>
    </Dialog>
  );
});

const UnsentDialog = observer(function UnsentDialog({ view }: SignOutProps) {
  const { t } = useTranslation('account', { keyPrefix: 'signingOut' });
  const { state } = view;
  return (
    <Dialog
      open={state.step === 'asking-unsent'}
      title={t('unsentTitle')}
      closeLabel={t('stay')}
      onClose={view.stay}
      actions={
        <>
          <Button block onClick={() => void view.begin()}>
            {t('sendAgain')}
          </Button>
          <Button kind="secondary" block onClick={() => void view.leave(true)}>
            {t('keep')}
          </Button>
          <Button kind="danger" block onClick={() => void view.leave(false)}>
            {t('wipe')}
          </Button>
        </>
      }
    >
      <p>{t('unsent', { left: state.step === 'asking-unsent' ? state.count : 0 })}</p>
    </Dialog>
  );
});
