import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../design/empty-state.tsx';
import { Page } from '../design/page.tsx';
import { Illustration } from '../shell/illustration.tsx';

/** In place of the whole app, and so without its router. */
export function MaintenanceScreen() {
  const { t } = useTranslation('notices');
  const title = t('maintenanceTitle');
  useEffect(() => {
    document.title = `${title} | Oz`;
  }, [title]);
  return (
    <Page data-step="maintenance">
      <EmptyState
        fill
        headingLevel={1}
        illustration={<Illustration name="sorry" />}
        title={title}
        description={
          <>
            <p>{t('maintenance')}</p>
            <p>{t('maintenanceTimes')}</p>
          </>
        }
      />
    </Page>
  );
}
