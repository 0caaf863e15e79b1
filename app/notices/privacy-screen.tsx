import { useTranslation } from 'react-i18next';
import { LOGIN } from '../../core/navigation/paths.ts';
import { Page } from '../design/page.tsx';
import { Section } from '../design/section.tsx';
import { Stack } from '../design/stack.tsx';
import { TopBar } from '../design/top-bar.tsx';
import { useArrival } from '../shell/use-arrival.ts';
import { useBack } from '../shell/use-back.ts';

const PARTS = ['kept', 'where', 'elsewhere', 'device', 'howLong', 'yours'] as const;

/** What is kept of a learner, and where it goes; for anyone to read. */
export function PrivacyScreen() {
  const { t } = useTranslation(['notices', 'common']);
  const onBack = useBack(LOGIN);
  useArrival(t('notices:privacy.title'));
  return (
    <Page
      data-step="shown"
      header={
        <TopBar title={t('notices:privacy.title')} back={{ label: t('common:back'), onBack }} />
      }
    >
      <Stack gap={6}>
        {PARTS.map((part) => (
          <Section key={part} title={t(`notices:privacy.${part}Title`)}>
            <p>{t(`notices:privacy.${part}`)}</p>
          </Section>
        ))}
      </Stack>
    </Page>
  );
}
