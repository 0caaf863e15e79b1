import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { MicIcon } from '../design/home-icons.tsx';
import {
  BellIcon,
  ClockIcon,
  GlobeIcon,
  ListIcon,
  SoundIcon,
  TrashIcon,
  TrophyIcon,
} from '../design/icons.tsx';
import { List, ListRow } from '../design/list.tsx';
import { Section } from '../design/section.tsx';
import { ONBOARDING } from '../../core/navigation/paths.ts';
import { usePath } from '../shell/use-path.ts';
import {
  ACCOUNT_MICROPHONE,
  ACCOUNT_PROMPTS,
  ACCOUNT_REMINDERS,
  ACCOUNT_SOUND,
  ACCOUNT_TAKES,
  STUDY,
} from './account-paths.ts';
import type { StoragePresenter, StorageState } from './storage-presenter.ts';

export type StorageView = Pick<StoragePresenter, 'state' | 'measure' | 'clear'>;

/** How much she studies; how Oz hears and sounds on this device, and what it has kept there. */
export const DeviceRows = observer(function DeviceRows({
  storage,
}: {
  readonly storage: StorageView;
}) {
  const { t } = useTranslation('account');
  const path = usePath();
  const { state } = storage;
  useEffect(() => void storage.measure(), [storage]);
  return (
    <>
      <Section title={t('learning')}>
        <List>
          <ListRow
            title={t('goal.title')}
            description={t('goal.hint')}
            leading={<TrophyIcon size={22} />}
            to={path(ONBOARDING)}
          />
          <ListRow title={t('studyTime')} leading={<ClockIcon size={22} />} to={path(STUDY)} />
          <ListRow
            title={t('reminders.title')}
            leading={<BellIcon size={22} />}
            to={path(ACCOUNT_REMINDERS)}
          />
        </List>
      </Section>
      <Section title={t('device')}>
        <List>
          <ListRow
            title={t('promptLanguage.title')}
            leading={<GlobeIcon size={22} />}
            to={path(ACCOUNT_PROMPTS)}
          />
          <ListRow
            title={t('microphone')}
            leading={<MicIcon size={22} />}
            to={path(ACCOUNT_MICROPHONE)}
          />
          <ListRow title={t('sound')} leading={<SoundIcon size={22} />} to={path(ACCOUNT_SOUND)} />
          <ListRow title={t('takes')} leading={<ListIcon size={22} />} to={path(ACCOUNT_TAKES)} />
          <ListRow
            title={t('clearCache')}
            description={<CacheHint state={state} />}
            leading={<TrashIcon size={22} />}
            onPress={() => void storage.clear()}
          />
        </List>
      </Section>
    </>
  );
});

function CacheHint({ state }: { readonly state: StorageState }) {
  const { t } = useTranslation('account');
  return (
    <span role="status" data-cache={state.step}>
      {state.step === 'measured' && state.bytes !== undefined
        ? t('cacheSize', { size: megabytes(state.bytes) })
        : t(HINTS[state.step])}
    </span>
  );
}

const HINTS = {
  measuring: 'cacheHint',
  measured: 'cacheHint',
  clearing: 'cacheClearing',
  cleared: 'cacheCleared',
  failed: 'cacheFailed',
} as const satisfies Record<StorageState['step'], string>;

/** To a tenth, and nothing only where there is nothing. */
const megabytes = (bytes: number): string =>
  bytes === 0 ? '0' : Math.max(0.1, bytes / 1_000_000).toFixed(1);
