import { useTranslation } from 'react-i18next';
import { LOGIN } from '../../core/navigation/paths.ts';
import { Page } from '../design/page.tsx';
import { Section } from '../design/section.tsx';
import { Stack } from '../design/stack.tsx';
import { TopBar } from '../design/top-bar.tsx';
import { useArrival } from '../shell/use-arrival.ts';
import { useBack } from '../shell/use-back.ts';

const PARTS = ['use', 'yours', 'judged', 'paid', 'end'] as const;

/** What she agrees to by using Oz; for anyone to read. */
export function TermsScreen() {
  const { t } = useTranslation(['notices', 'common']);
  const onBack = useBack(LOGIN);
  useArrival(t('notices:terms.title'));
  return (
    <Page
      data-step="shown"
      header={
        <TopBar title={t('notices:terms.title')} back={{ label: t('common:back'), onBack }} />
      }
    >
      <Stack gap={6}>
        {PARTS.map((part) => (
          <Section key={part} title={t(`notices:terms.${part}Title`)}>
            <p>{t(`notices:terms.${part}`)}</p>
          </Section>
        ))}
      </Stack>
    </Page>
  );
}
