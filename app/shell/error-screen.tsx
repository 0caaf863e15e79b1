import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import type { ErrorKind } from '../../core/errors/error-kind.ts';
import { HOME, splitLanguage } from '../../core/navigation/paths.ts';
import { leadsAway } from '../../core/navigation/redirects.ts';
import { Button, ButtonLink } from '../design/button.tsx';
import { EmptyState } from '../design/empty-state.tsx';
import { Page } from '../design/page.tsx';
import { useMode } from './app-mode.ts';
import { Illustration } from './illustration.tsx';
import { Tabs, useHasTabs } from './tabs.tsx';
import { useArrival } from './use-arrival.ts';
import { usePath } from './use-path.ts';

export type ErrorScreenProps = {
  readonly error: { readonly kind: ErrorKind };
  readonly onRetry: () => void;
};

/** A whole page that could not be shown; the words depend on why. */
export function ErrorScreen({ error, onRetry }: ErrorScreenProps) {
  const { pathname, search } = useLocation();
  const path = usePath();
  const mode = useMode();
  const here = splitLanguage(pathname + search).rest;
  const away = leadsAway(error.kind, here, mode);
  if (away !== undefined) return <Navigate replace to={path(away)} />;
  return <Failure kind={error.kind} onRetry={onRetry} />;
}

type FailureProps = { readonly kind: ErrorKind; readonly onRetry: () => void };

function Failure({ kind, onRetry }: FailureProps) {
  const { pathname } = useLocation();
  const { t } = useTranslation();
  const words = useFailureWords(kind);
  const path = usePath();
  const hasTabs = useHasTabs();
  useArrival(words.title);
  const isGone = kind === 'not-found';
  const isHome = splitLanguage(pathname).rest === HOME;
  return (
    <>
      <Page bottomBar={hasTabs} data-step={isGone ? kind : 'failed'} data-error={kind}>
        <EmptyState
          fill
          headingLevel={1}
          illustration={<Illustration name={kind === 'offline' ? 'offline' : 'sorry'} />}
          title={words.title}
          description={<p role="alert">{words.description}</p>}
          actions={
            <>
              {!isGone && (
                <Button block size="l" onClick={onRetry}>
                  {t('reload')}
                </Button>
              )}
              {!isHome && (
                <ButtonLink
                  block
                  size="l"
                  kind={isGone ? 'primary' : 'quiet'}
                  to={path(HOME)}
                  reloadDocument={kind === 'offline'}
                >
                  {t('goHome')}
                </ButtonLink>
              )}
            </>
          }
        />
      </Page>
      <Tabs />
    </>
  );
}

function useFailureWords(kind: ErrorKind): {
  readonly title: string;
  readonly description: string;
} {
  const { t } = useTranslation(['shell', 'errors']);
  switch (kind) {
    case 'offline':
      return { title: t('shell:offlineTitle'), description: t('shell:offlineDescription') };
    case 'not-found':
      return { title: t('shell:notFoundTitle'), description: t('shell:notFoundDescription') };
    default:
      return { title: t('shell:errorTitle'), description: t(`errors:${kind}`) };
  }
}
