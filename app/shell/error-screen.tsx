import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import type { ErrorKind } from '../../core/errors/error-kind.ts';
import { HOME, LOGIN, splitLanguage } from '../../core/navigation/paths.ts';
import { loginRedirect } from '../../core/navigation/redirects.ts';
import { Button, ButtonLink } from '../design/button.tsx';
import { EmptyState } from '../design/empty-state.tsx';
import { Page } from '../design/page.tsx';
import { Illustration } from './illustration.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { Tabs, useHasTabs } from './tabs.tsx';
import { useDocumentTitle } from './use-document-title.ts';
import { usePath } from './use-path.ts';

export type ErrorScreenProps = {
  readonly error: { readonly kind: ErrorKind };
  readonly onRetry: () => void;
};

/** A whole page that could not be shown; the words depend on why. */
export function ErrorScreen({ error, onRetry }: ErrorScreenProps) {
  const { pathname, search } = useLocation();
  const path = usePath();
  switch (error.kind) {
    case 'signed-out': {
      const here = splitLanguage(pathname + search).rest;
      return <Navigate replace to={path(loginRedirect(here, false))} />;
    }
    case 'not-found':
      return <NotFoundScreen />;
    default:
      return <Failure kind={error.kind} onRetry={onRetry} />;
  }
}

type FailureProps = { readonly kind: ErrorKind; readonly onRetry: () => void };

function Failure({ kind, onRetry }: FailureProps) {
  const { t } = useTranslation(['shell', 'common', 'errors']);
  const { pathname } = useLocation();
  const path = usePath();
  const hasTabs = useHasTabs();
  const isHome = splitLanguage(pathname).rest === HOME;
  const isOffline = kind === 'offline';
  const title = isOffline
    ? t('shell:offlineTitle')
    : kind === 'no-contract'
      ? t('shell:contractTitle')
      : t('shell:errorTitle');
  useDocumentTitle(title);
  return (
    <>
      <Page bottomBar={hasTabs} data-step="failed" data-error={kind}>
        <EmptyState
          fill
          headingLevel={1}
          illustration={<Illustration name={isOffline ? 'offline' : 'sorry'} />}
          title={title}
          description={
            <p role="alert">{isOffline ? t('shell:offlineDescription') : t(`errors:${kind}`)}</p>
          }
          actions={
            <>
              <Button block size="l" onClick={onRetry}>
                {t('common:reload')}
              </Button>
              {kind === 'no-contract' ? (
                <ButtonLink block kind="quiet" to={path(LOGIN)}>
                  {t('common:logIn')}
                </ButtonLink>
              ) : (
                !isHome && (
                  <ButtonLink block kind="quiet" to={path(HOME)} reloadDocument={isOffline}>
                    {t('common:goHome')}
                  </ButtonLink>
                )
              )}
            </>
          }
        />
      </Page>
      <Tabs />
    </>
  );
}
