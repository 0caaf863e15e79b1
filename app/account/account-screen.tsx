import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import {
  ACCOUNT_PLAN,
  CANCEL,
  COPYRIGHT,
  FORM_REDIRECT,
  PRIVACY,
  TERMS,
} from '../../core/navigation/paths.ts';
import { CalendarIcon } from '../design/home-icons.tsx';
import {
  BubbleIcon,
  CardIcon,
  ClockIcon,
  DocumentIcon,
  InfoIcon,
  LockIcon,
  LogOutIcon,
  TrashIcon,
} from '../design/icons.tsx';
import { Columns } from '../design/columns.tsx';
import { List, ListRow } from '../design/list.tsx';
import { Page } from '../design/page.tsx';
import { Section } from '../design/section.tsx';
import { Stack } from '../design/stack.tsx';
import { TopBar } from '../design/top-bar.tsx';
import { ErrorScreen } from '../shell/error-screen.tsx';
import { LanguageLinks } from '../shell/language-links.tsx';
import { useArrival } from '../shell/use-arrival.ts';
import { useBack } from '../shell/use-back.ts';
import { usePath } from '../shell/use-path.ts';
import { ThemeChoice, type ThemeView } from '../theme/theme-choice.tsx';
import { ACCOUNT_DELETE } from './account-paths.ts';
import { DeviceRows, type StorageView } from './device-rows.tsx';
import { MemberInfo } from './member-info.tsx';
import { OwnDataRow, type OwnDataView } from './own-data-row.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import { SignOutDialogs, type SignOutView } from './sign-out-dialogs.tsx';
import type { AccountView } from './account-view.ts';

export type AccountScreenProps = {
  readonly view: AccountView;
  readonly theme: ThemeView;
  readonly storage: StorageView;
  readonly ownData: OwnDataView;
  readonly signingOut: SignOutView;
};

export const AccountScreen = observer(function AccountScreen({
  view,
  theme,
  storage,
  ownData,
  signingOut,
}: AccountScreenProps) {
  const { state } = view;
  const { t } = useTranslation(['account', 'common']);
  const path = usePath();
  const onBack = useBack();
  useArrival(t('account:title'));
  const isGuest = state.step === 'shown' && state.learner.isGuest;
  const kind = state.step === 'failed' ? state.error.kind : undefined;
  if (state.step === 'failed' && (kind === 'signed-out' || kind === 'no-contract'))
    return <ErrorScreen error={state.error} onRetry={() => void view.load()} />;
  return (
    <Page
      width="wide"
      data-step={state.step}
      header={<TopBar title={t('account:title')} back={{ label: t('common:back'), onBack }} />}
    >
      <Columns>
        <Stack gap={8}>
          <Section title={t('account:member')}>
            <MemberInfo view={view} />
          </Section>
          <Section title={t('common:language')}>
            <LanguageLinks />
          </Section>
          <ThemeChoice view={theme} />
          <DeviceRows storage={storage} />
        </Stack>
        <Stack gap={8}>
          {!isGuest && (
            <Section title={t('account:plan')}>
              <List>
                <ListRow
                  title={t('account:contractStatus')}
                  leading={<CardIcon size={22} />}
                  to={path(ACCOUNT_PLAN)}
                />
                <ListRow
                  title={t('account:yearly')}
                  leading={<CalendarIcon size={22} />}
                  to={path(`${FORM_REDIRECT}?redirect=yearly_subscription`)}
                />
                <ListRow
                  title={t('account:cancel')}
                  leading={<InfoIcon size={22} />}
                  to={path(CANCEL)}
                />
              </List>
            </Section>
          )}
          <Section title={t('account:help')}>
            <List>
              <ListRow
                title={t('account:inquiry')}
                leading={<BubbleIcon size={22} />}
                to={path(`${FORM_REDIRECT}?redirect=inquiry_form`)}
              />
              <ListRow
                title={t('account:studyReport')}
                leading={<ClockIcon size={22} />}
                to={path(`${FORM_REDIRECT}?redirect=study_time_report_form`)}
              />
            </List>
          </Section>
          <Section title={t('account:ownData.title')}>
            <List>
              <ListRow
                title={t('account:privacy')}
                leading={<LockIcon size={22} />}
                to={path(PRIVACY)}
              />
              <ListRow
                title={t('account:terms')}
                leading={<DocumentIcon size={22} />}
                to={path(TERMS)}
              />
              <ListRow
                title={t('account:copyright')}
                leading={<DocumentIcon size={22} />}
                to={path(COPYRIGHT)}
              />
              <OwnDataRow view={ownData} />
            </List>
          </Section>
          <Section title={t('account:leave')}>
            <List>
              <ListRow
                title={t('account:signOut')}
                leading={<LogOutIcon size={22} />}
                description={
                  signingOut.state.step === 'sending' ? t('account:signingOut.sending') : undefined
                }
                onPress={() => void signingOut.begin()}
              />
              <ListRow
                title={t('account:delete')}
                tone="danger"
                leading={<TrashIcon size={22} />}
                to={path(ACCOUNT_DELETE)}
              />
            </List>
          </Section>
        </Stack>
      </Columns>
      <ProofDialog view={view.proof} />
      <ProofDialog view={ownData.proof} />
      <SignOutDialogs view={signingOut} />
    </Page>
  );
});
