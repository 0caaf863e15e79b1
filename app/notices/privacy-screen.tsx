import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { LOGIN } from '../../core/navigation/paths.ts';
import { Card } from '../design/card.tsx';
import { Page } from '../design/page.tsx';
import { Section } from '../design/section.tsx';
import { Stack } from '../design/stack.tsx';
import { Switch } from '../design/switch.tsx';
import { TopBar } from '../design/top-bar.tsx';
import { useArrival } from '../shell/use-arrival.ts';
import { useBack } from '../shell/use-back.ts';
import type { AnalyticsConsentPresenter } from './analytics-consent-presenter.ts';

export type ConsentView = Pick<AnalyticsConsentPresenter, 'isShown' | 'isOn' | 'turn'>;

const PARTS = ['kept', 'where', 'elsewhere', 'device', 'howLong', 'yours'] as const;

interface PrivacyScreenProps {
  /** Undefined where no learner is signed in. */
  readonly consent: ConsentView | undefined;
}

/** What is kept of a learner, and where it goes; for anyone to read. */
export const PrivacyScreen = observer(function PrivacyScreen({ consent }: PrivacyScreenProps) {
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
        {consent?.isShown && (
          <Section title={t('notices:privacy.countTitle')}>
            <Card>
              <Switch
                label={t('notices:privacy.count')}
                hint={t('notices:privacy.countHint')}
                on={consent.isOn}
                onChange={consent.turn}
              />
            </Card>
          </Section>
        )}
      </Stack>
    </Page>
  );
});
