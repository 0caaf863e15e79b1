import { useTranslation } from 'react-i18next';
import type { NativeApp } from '../../core/navigation/native-app.ts';
import { Button } from '../design/button.tsx';
import { MicIcon } from '../design/home-icons.tsx';
import { List, ListRow } from '../design/list.tsx';
import { Page } from '../design/page.tsx';
import { Stack } from '../design/stack.tsx';
import { TopBar } from '../design/top-bar.tsx';
import { useArrival } from '../shell/use-arrival.ts';
import { useBack } from '../shell/use-back.ts';

type MicrophoneHelpScreenProps = {
  readonly wrapper: NativeApp | undefined;
  readonly onReload: () => void;
};

/** How the microphone is allowed, on what she holds in her hand. */
export function MicrophoneHelpScreen({ wrapper, onReload }: MicrophoneHelpScreenProps) {
  const { t } = useTranslation(['notices', 'common']);
  const onBack = useBack();
  useArrival(t('notices:microphone.title'));
  const ways = wrapper
    ? ([[wrapper, `${wrapper}App`]] as const)
    : ([
        ['ios', 'iosBrowser'],
        ['android', 'androidBrowser'],
        ['computer', 'computerBrowser'],
      ] as const);
  return (
    <Page
      data-step="shown"
      data-error="microphone-denied"
      header={
        <TopBar title={t('notices:microphone.title')} back={{ label: t('common:back'), onBack }} />
      }
    >
      <Stack gap={6}>
        <p>{t('notices:microphone.intro')}</p>
        <List>
          {ways.map(([platform, way]) => (
            <ListRow
              key={platform}
              title={t(`notices:microphone.${platform}`)}
              description={t(`notices:microphone.${way}`)}
              leading={<MicIcon size={22} />}
            />
          ))}
        </List>
        <p>{t('notices:microphone.afterwards')}</p>
        <Button block size="l" onClick={onReload}>
          {t('common:reload')}
        </Button>
      </Stack>
    </Page>
  );
}
