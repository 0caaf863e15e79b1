import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ACCOUNT } from '../../core/navigation/paths.ts';
import { ListIcon } from '../design/icons.tsx';
import { List, ListRow } from '../design/list.tsx';
import { Page } from '../design/page.tsx';
import { Stack } from '../design/stack.tsx';
import { TopBar } from '../design/top-bar.tsx';
import { ErrorScreen } from '../shell/error-screen.tsx';
import { useArrival } from '../shell/use-arrival.ts';
import { useBack } from '../shell/use-back.ts';
import { usePath } from '../shell/use-path.ts';
import { ACCOUNT_SECURITY_RECORD } from './account-paths.ts';
import { OneTimeCodeSection, type OneTimeCodesView } from './one-time-code-section.tsx';
import { PasskeySection, type PasskeysView } from './passkey-section.tsx';
import { ProofDialog } from './proof-dialog.tsx';

export type SecurityScreenProps = {
  readonly passkeys: PasskeysView;
  readonly codes: OneTimeCodesView;
};

/** By what she signs in, beside her password. */
export const SecurityScreen = observer(function SecurityScreen({
  passkeys,
  codes,
}: SecurityScreenProps) {
  const { state } = passkeys;
  const { t } = useTranslation(['security', 'common']);
  const path = usePath();
  const onBack = useBack(ACCOUNT);
  useArrival(t('security:title'));
  if (state.step === 'failed')
    return <ErrorScreen error={state.error} onRetry={() => void passkeys.load()} />;
  return (
    <Page
      data-step={state.step}
      header={<TopBar title={t('security:title')} back={{ label: t('common:back'), onBack }} />}
    >
      <Stack gap={8}>
        <PasskeySection view={passkeys} />
        <OneTimeCodeSection view={codes} />
        <List>
          <ListRow
            title={t('security:record.title')}
            description={t('security:record.hint')}
            leading={<ListIcon size={22} />}
            to={path(ACCOUNT_SECURITY_RECORD)}
          />
        </List>
      </Stack>
      <ProofDialog view={passkeys.proof} />
      <ProofDialog view={codes.proof} />
    </Page>
  );
});
