import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ACCOUNT } from '../../core/navigation/paths.ts';
import type { DeviceSession } from '../../core/ports/account-api.ts';
import { Button } from '../design/button.tsx';
import { Card } from '../design/card.tsx';
import { Notice } from '../design/notice.tsx';
import { Page } from '../design/page.tsx';
import { Loading, Skeleton } from '../design/skeleton.tsx';
import { Stack } from '../design/stack.tsx';
import { Tag } from '../design/tag.tsx';
import { TopBar } from '../design/top-bar.tsx';
import { ErrorScreen } from '../shell/error-screen.tsx';
import { useArrival } from '../shell/use-arrival.ts';
import { useBack } from '../shell/use-back.ts';
import type { DevicesPresenter, DevicesState } from './devices-presenter.ts';

export type DevicesView = Pick<DevicesPresenter, 'state' | 'load' | 'end' | 'endOthers'>;

export const DevicesScreen = observer(function DevicesScreen(props: {
  readonly view: DevicesView;
}) {
  const { view } = props;
  const { state } = view;
  const { t } = useTranslation(['account', 'common']);
  const onBack = useBack(ACCOUNT);
  useArrival(t('account:devices.title'));
  if (state.step === 'failed')
    return <ErrorScreen error={state.error} onRetry={() => void view.load()} />;
  return (
    <Page
      data-step={state.step}
      header={
        <TopBar title={t('account:devices.title')} back={{ label: t('common:back'), onBack }} />
      }
    >
      {state.step === 'loading' ? (
        <Loading label={t('common:loading')}>
          <Skeleton shape="block" height="9rem" />
        </Loading>
      ) : (
        <Devices view={view} state={state} />
      )}
    </Page>
  );
});

type DevicesProps = {
  readonly view: DevicesView;
  readonly state: Extract<DevicesState, { step: 'shown' }>;
};

function Devices({ view, state }: DevicesProps) {
  const { t } = useTranslation(['account', 'errors']);
  const { devices, ending, error } = state;
  const hasOthers = devices.some(({ isCurrent }) => !isCurrent);
  const busy = ending === 'others';
  return (
    <Stack gap={5}>
      <p>{t('account:devices.intro')}</p>
      {error && (
        <Notice tone="error" role="alert" data-error={error.kind}>
          {t(`errors:${error.kind}`)}
        </Notice>
      )}
      {devices.map((device) => (
        <Device
          key={device.id}
          device={device}
          busy={ending === device.id}
          onEnd={() => void view.end(device.id)}
        />
      ))}
      {hasOthers ? (
        <Button kind="danger" block busy={busy} onClick={() => void view.endOthers()}>
          {t(busy ? 'account:devices.ending' : 'account:devices.endOthers')}
        </Button>
      ) : (
        <p role="status">{t('account:devices.onlyThis')}</p>
      )}
    </Stack>
  );
}

type DeviceProps = {
  readonly device: DeviceSession;
  readonly busy: boolean;
  readonly onEnd: () => void;
};

function Device({ device, busy, onEnd }: DeviceProps) {
  const { t, i18n } = useTranslation('account');
  const name = device.name ?? t('devices.unknown');
  const when = (at: string) =>
    new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }).format(
      new Date(at),
    );
  return (
    <Card>
      <Stack gap={3}>
        <Stack gap={1}>
          <h2>{name}</h2>
          <p>{t('devices.begun', { when: when(device.begunAt) })}</p>
          {device.isCurrent ? (
            <div>
              <Tag tone="brand">{t('devices.this')}</Tag>
            </div>
          ) : (
            <p>{t('devices.used', { when: when(device.usedAt) })}</p>
          )}
        </Stack>
        {!device.isCurrent && (
          <Button
            kind="secondary"
            size="s"
            busy={busy}
            aria-label={busy ? undefined : t('devices.endOn', { device: name })}
            onClick={onEnd}
          >
            {t(busy ? 'devices.ending' : 'devices.end')}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
