import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../design/empty-state.tsx';
import { Page } from '../design/page.tsx';
import { Illustration } from '../shell/illustration.tsx';

/** In place of the whole app, and so without its router. */
export function UnsupportedBrowserScreen() {
  const { t } = useTranslation('notices');
  const title = t('browserTitle');
  useEffect(() => {
    document.title = `${title} | Oz`;
  }, [title]);
  return (
    <Page data-step="unsupported-browser">
      <EmptyState
        fill
        headingLevel={1}
        illustration={<Illustration name="sorry" />}
        title={title}
        description={<p>{t('browser')}</p>}
      />
    </Page>
  );
}
