import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { HOME } from '../../core/navigation/paths.ts';
import { ButtonLink } from '../design/button.tsx';
import { DoneIllustration } from '../design/done-illustration.tsx';
import { EmptyState } from '../design/empty-state.tsx';
import { Page } from '../design/page.tsx';
import { useArrival } from '../shell/use-arrival.ts';
import { usePath } from '../shell/use-path.ts';

/** Where a wrapper closes the app; in a browser, which cannot, there is a way home. */
export function NativeBackScreen({ onArrive }: { readonly onArrive: () => void }) {
  const { t } = useTranslation(['notices', 'common']);
  const path = usePath();
  useArrival(t('notices:backTitle'));
  const arrive = useEffectEvent(onArrive);
  useEffect(() => arrive(), []);
  return (
    <Page data-step="native-back">
      <EmptyState
        fill
        headingLevel={1}
        illustration={<DoneIllustration />}
        title={t('notices:backTitle')}
        description={<p>{t('notices:back')}</p>}
        actions={
          <ButtonLink block kind="secondary" to={path(HOME)}>
            {t('common:goHome')}
          </ButtonLink>
        }
      />
    </Page>
  );
}
