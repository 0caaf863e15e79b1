import { useTranslation } from 'react-i18next';
import { HOME } from '../../core/navigation/paths.ts';
import { ButtonLink } from '../design/button.tsx';
import { EmptyState } from '../design/empty-state.tsx';
import { Page } from '../design/page.tsx';
import { Illustration } from './illustration.tsx';
import { Tabs, useHasTabs } from './tabs.tsx';
import { useArrival } from './use-arrival.ts';
import { usePath } from './use-path.ts';

export function NotFoundScreen() {
  const { t } = useTranslation(['shell', 'common']);
  const path = usePath();
  const hasTabs = useHasTabs();
  useArrival(t('shell:notFoundTitle'));
  return (
    <>
      <Page bottomBar={hasTabs} data-step="not-found" data-error="not-found">
        <EmptyState
          fill
          headingLevel={1}
          illustration={<Illustration name="sorry" />}
          title={t('shell:notFoundTitle')}
          description={<p>{t('shell:notFoundDescription')}</p>}
          actions={
            <ButtonLink block size="l" to={path(HOME)}>
              {t('common:goHome')}
            </ButtonLink>
          }
        />
      </Page>
      <Tabs />
    </>
  );
}
