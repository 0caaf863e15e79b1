import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { NEW_ACCOUNT } from '../../core/navigation/paths.ts';
import type { Learner } from '../../core/ports/account-api.ts';
import { Button, ButtonLink } from '../design/button.tsx';
import { UserIcon } from '../design/home-icons.tsx';
import { DeviceIcon, LockIcon, MailIcon, PencilIcon, ShieldIcon } from '../design/icons.tsx';
import { List, ListRow } from '../design/list.tsx';
import { Notice } from '../design/notice.tsx';
import { Loading, Skeleton } from '../design/skeleton.tsx';
import { Stack } from '../design/stack.tsx';
import { Tag } from '../design/tag.tsx';
import { usePath } from '../shell/use-path.ts';
import type { AccountView } from './account-view.ts';
import {
  ACCOUNT_DEVICES,
  ACCOUNT_EMAIL,
  ACCOUNT_PASSWORD,
  ACCOUNT_SECURITY,
} from './account-paths.ts';
import { ConfirmationNotice } from './confirmation-notice.tsx';

/** Who she is here; the rest of the account works without it. */
export const MemberInfo = observer(function MemberInfo({ view }: { readonly view: AccountView }) {
  const { state } = view;
  const { t } = useTranslation(['account', 'common', 'errors']);
  switch (state.step) {
    case 'loading':
      return (
        <Loading label={t('common:loading')}>
          <Skeleton shape="block" height="18.5rem" />
        </Loading>
      );
    case 'failed':
      return (
        <Notice
          tone="error"
          role="alert"
          data-error={state.error.kind}
          action={
            <Button kind="secondary" size="s" onClick={() => void view.load()}>
              {t('common:reload')}
            </Button>
          }
        >
          {t(`errors:${state.error.kind}`)}
        </Notice>
      );
    case 'shown':
      if (state.learner.isGuest) return <Guest />;
      return (
        <Stack gap={4}>
          <ConfirmationNotice
            learner={state.learner}
            link={state.link}
            onSend={view.sendLinkAgain}
          />
          <Member learner={state.learner} />
        </Stack>
      );
  }
});

function Guest() {
  const { t } = useTranslation('account');
  const path = usePath();
  return (
    <Stack gap={4}>
      <List>
        <ListRow title={t('guest')} description={t('guestHint')} leading={<UserIcon size={22} />} />
      </List>
      <ButtonLink block to={path(NEW_ACCOUNT)}>
        {t('saveProgress')}
      </ButtonLink>
    </Stack>
  );
}

function Member({ learner }: { readonly learner: Learner }) {
  const { t } = useTranslation('account');
  const path = usePath();
  const { email, isEmailConfirmed } = learner;
  return (
    <List>
      <ListRow
        title={email ?? t('noEmail')}
        description={
          email === undefined ? (
            t('email')
          ) : (
            <Tag tone={isEmailConfirmed ? 'brand' : 'plain'}>
              {t(isEmailConfirmed ? 'confirmed' : 'unconfirmed')}
            </Tag>
          )
        }
        leading={<MailIcon size={22} />}
      />
      <ListRow
        title={t(email === undefined ? 'registerEmail' : 'changeEmail')}
        leading={<PencilIcon size={22} />}
        to={path(ACCOUNT_EMAIL)}
      />
      {email !== undefined && (
        <ListRow
          title={t('changePassword')}
          leading={<LockIcon size={22} />}
          to={path(ACCOUNT_PASSWORD)}
        />
      )}
      <ListRow
        title={t('security')}
        leading={<ShieldIcon size={22} />}
        to={path(ACCOUNT_SECURITY)}
      />
      <ListRow
        title={t('devices.title')}
        leading={<DeviceIcon size={22} />}
        to={path(ACCOUNT_DEVICES)}
      />
    </List>
  );
}
