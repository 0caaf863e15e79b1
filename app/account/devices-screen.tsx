import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../core/shared/dates.ts';
import { ACCOUNT } from '../../core/navigation/paths.ts';
import type { DeviceSession } from '../../core/ports/account-api.ts';
import { Button } from '../design/button.tsx';
import { IconButton } from '../design/icon-button.tsx';
import { DeviceIcon, LaptopIcon, LogOutIcon } from '../design/icons.tsx';
import { List, ListRow } from '../design/list.tsx';
import { Notice } from '../design/notice.tsx';
import { Stack } from '../design/stack.tsx';
import { Tag } from '../design/tag.tsx';
import { BackPage } from '../shell/back-page.tsx';
import { useLanguage } from '../shell/use-path.ts';
import { HandoverSection, type HandoverView } from './handover-section.tsx';
import type { DevicesPresenter, DevicesState } from './devices-presenter.ts';
import { ProofDialog, type ProofView } from './proof-dialog.tsx';

export type DevicesView = Pick<DevicesPresenter, 'state' | 'load' | 'end' | 'endOthers'> & {
  readonly proof: ProofView;
};

type DevicesScreenProps = { readonly view: DevicesView; readonly handover: HandoverView };

export const DevicesScreen = observer(function DevicesScreen(props: DevicesScreenProps) {
  const { view, handover } = props;
  const { state } = view;
  const { t } = useTranslation('account');
  return (
    <BackPage
      title={t('devices.title')}
      fallback={ACCOUNT}
      state={state}
      onRetry={() => void view.load()}
      skeletons={['9rem']}
    >
      {state.step === 'shown' && (
        <Stack gap={8}>
          <Devices view={view} state={state} />
          <HandoverSection view={handover} onDone={() => void view.load()} />
          <ProofDialog view={view.proof} />
        </Stack>
      )}
    </BackPage>
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
      <List>
        {devices.map((device) => (
          <Device
            key={device.id}
            device={device}
            busy={ending === device.id}
            onEnd={() => void view.end(device.id)}
          />
        ))}
      </List>
      {hasOthers ? (
        <Button kind="secondary" block busy={busy} onClick={() => void view.endOthers()}>
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
  const { t } = useTranslation('account');
  const language = useLanguage();
  const name = device.name ?? t('devices.unknown');
  const when = (at: string) => formatDateTime(new Date(at), language);
  const Icon = device.kind === 'computer' ? LaptopIcon : DeviceIcon;
  const times = [t('devices.begun', { when: when(device.begunAt) })];
  if (!device.isCurrent) times.push(t('devices.used', { when: when(device.usedAt) }));
  return (
    <ListRow
      title={<h2 data-device="">{name}</h2>}
      leading={<Icon size={22} />}
      description={
        <span role="status">
          {busy ? t('devices.ending') : times.map((time) => <div key={time}>{time}</div>)}
        </span>
      }
      trailing={
        device.isCurrent ? (
          <Tag tone="brand">{t('devices.this')}</Tag>
        ) : (
          <IconButton
            label={t('devices.endOn', { device: name })}
            icon={<LogOutIcon size={22} />}
            busy={busy}
            onClick={onEnd}
          />
        )
      }
    />
  );
}
