import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { LogOutIcon } from '../design/icons.tsx';
import { List, ListRow } from '../design/list.tsx';
import { Page } from '../design/page.tsx';
import { Section } from '../design/section.tsx';
import { Stack } from '../design/stack.tsx';
import { TopBar } from '../design/top-bar.tsx';
import { LanguageLinks } from '../shell/language-links.tsx';
import type { SessionPresenter } from '../shell/session-presenter.ts';
import { useBack } from '../shell/use-back.ts';
import { useArrival } from '../shell/use-arrival.ts';

export type AccountView = Pick<SessionPresenter, 'state' | 'signOut'>;

export const AccountScreen = observer(function AccountScreen(props: {
  readonly view: AccountView;
}) {
  const { state, signOut } = props.view;
  const { t } = useTranslation(['account', 'common']);
  const onBack = useBack();
  useArrival(t('account:title'));
  return (
    <Page
      data-step={state.step}
      header={<TopBar title={t('account:title')} back={{ label: t('common:back'), onBack }} />}
    >
      <Stack gap={8}>
        <Section title={t('common:language')}>
          <LanguageLinks />
        </Section>
        <List>
          <ListRow
            title={t('account:signOut')}
            tone="danger"
            leading={<LogOutIcon size={22} />}
            onPress={() => void signOut()}
          />
        </List>
      </Stack>
    </Page>
  );
});
