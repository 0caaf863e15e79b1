import { useTranslation } from 'react-i18next';
import { BOOKS } from '../../core/navigation/paths.ts';
import { ButtonLink } from '../design/button.tsx';
import { EmptyState } from '../design/empty-state.tsx';
import { Page } from '../design/page.tsx';
import { WelcomeIllustration } from '../design/welcome-illustration.tsx';
import { Headline } from '../shell/headline.tsx';
import { Tabs } from '../shell/tabs.tsx';
import { useArrival } from '../shell/use-arrival.ts';
import { usePath } from '../shell/use-path.ts';

export function SpeakScreen() {
  const { t } = useTranslation('speak');
  const path = usePath();
  useArrival(t('title'));
  return (
    <>
      <Page bottomBar data-step="preparing">
        <Headline title={t('title')} />
        <EmptyState
          illustration={<WelcomeIllustration />}
          title={t('preparing')}
          description={
            <>
              <p>{t('description')}</p>
              <p>{t('meanwhile')}</p>
            </>
          }
          actions={
            <ButtonLink block to={path(BOOKS)}>
              {t('toBooks')}
            </ButtonLink>
          }
        />
      </Page>
      <Tabs />
    </>
  );
}
