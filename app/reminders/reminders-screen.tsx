import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ACCOUNT } from '../../core/navigation/paths.ts';
import { Button } from '../design/button.tsx';
import { Card } from '../design/card.tsx';
import { DeviceIcon, GlobeIcon } from '../design/icons.tsx';
import { List, ListRow } from '../design/list.tsx';
import { Notice } from '../design/notice.tsx';
import { Page } from '../design/page.tsx';
import { Section } from '../design/section.tsx';
import { Loading, Skeleton } from '../design/skeleton.tsx';
import { Stack } from '../design/stack.tsx';
import { Switch } from '../design/switch.tsx';
import { TopBar } from '../design/top-bar.tsx';
import { ErrorScreen } from '../shell/error-screen.tsx';
import { useArrival } from '../shell/use-arrival.ts';
import { useBack } from '../shell/use-back.ts';
import { HourChoice } from './hour-choice.tsx';
import styles from './reminders-screen.module.css';
import type { RemindersPresenter, RemindersState } from './reminders-presenter.ts';

export type RemindersView = Pick<RemindersPresenter, 'state' | 'load' | 'turn' | 'chooseHour'>;

export const RemindersScreen = observer(function RemindersScreen({
  view,
}: {
  readonly view: RemindersView;
}) {
  const { state } = view;
  const { t } = useTranslation(['account', 'common']);
  const onBack = useBack(ACCOUNT);
  const title = t('account:reminders.title');
  useArrival(title);
  if (state.step === 'failed')
    return <ErrorScreen error={state.error} onRetry={() => void view.load()} />;
  return (
    <Page
      data-step={state.step}
      header={<TopBar title={title} back={{ label: t('common:back'), onBack }} />}
    >
      {state.step === 'loading' ? (
        <Loading label={t('common:loading')}>
          <Skeleton shape="block" height="5rem" />
        </Loading>
      ) : (
        <Chosen view={view} state={state} />
      )}
    </Page>
  );
});

interface ChosenProps {
  readonly view: RemindersView;
  readonly state: Extract<RemindersState, { step: 'shown' }>;
}

const Chosen = observer(function Chosen({ view, state }: ChosenProps) {
  const { t } = useTranslation(['account', 'errors']);
  const { known, wantedHour, isBusy, error } = state;
  const isTurning = isBusy && wantedHour === known.hour;
  const kinds = [...new Set(known.devices)];
  const nowhere = kinds.length === 0 ? 'nowhere' : undefined;
  const unreached = known.isRefusedHere ? 'refusedHere' : nowhere;
  return (
    <Stack gap={6}>
      <Card>
        <Stack gap={5}>
          <Switch
            label={t('account:reminders.on')}
            hint={t(isTurning ? 'account:reminders.busy' : 'account:reminders.hint')}
            on={known.isOn}
            onChange={(isOn) => void view.turn(isOn)}
          />
          {known.isOn && (
            <HourChoice
              hour={wantedHour}
              isBusy={isBusy && !isTurning}
              onHour={(hour) => void view.chooseHour(hour)}
            />
          )}
        </Stack>
      </Card>
      <div role="status" className={styles.said}>
        {error && (
          <Notice
            tone={error.kind === 'push-denied' ? 'warning' : 'error'}
            title={error.kind === 'push-denied' && t('account:reminders.deniedTitle')}
            data-error={error.kind}
          >
            {t(`errors:${error.kind}`)}
          </Notice>
        )}
      </div>
      {unreached && known.isOn && !error && (
        <Notice
          tone="warning"
          title={t(`account:reminders.${unreached}`)}
          action={
            <Button kind="secondary" disabled={isBusy} onClick={() => void view.turn(true)}>
              {t('account:reminders.reachHere')}
            </Button>
          }
        >
          {t(`account:reminders.${unreached}Hint`)}
        </Notice>
      )}
      {known.isOn && kinds.length > 0 && (
        <Section title={t('account:reminders.reached')}>
          <List>
            {kinds.map((kind) => {
              const Icon = kind === 'web' ? GlobeIcon : DeviceIcon;
              return (
                <ListRow
                  key={kind}
                  title={t(`account:reminders.${kind}`)}
                  leading={<Icon size={22} />}
                />
              );
            })}
          </List>
        </Section>
      )}
    </Stack>
  );
});
