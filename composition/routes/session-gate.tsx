import { observer } from 'mobx-react-lite';
import { useContext, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { Placeholder } from '../../app/design/placeholder.tsx';
import { ErrorScreen } from '../../app/shell/error-screen.tsx';
import { IsNative } from '../../app/shell/use-back.ts';
import { usePath } from '../../app/shell/use-path.ts';
import { splitLanguage } from '../../core/navigation/paths.ts';
import { loginRedirect } from '../../core/navigation/redirects.ts';
import { useApp } from '../app-context.ts';
import { Shared } from '../tokens.ts';
import { forgetContent } from './use-content.ts';

/** Nothing behind it is drawn until it is known who is there. */
export const SessionGate = observer(function SessionGate({ children }: { children: ReactNode }) {
  const session = useApp(Shared.session);
  const isNative = useContext(IsNative);
  const path = usePath();
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const { state } = session;

  useEffect(() => {
    if (state.step === 'unknown') void session.check();
    if (state.step === 'signed-out') forgetContent();
  }, [session, state.step]);

  switch (state.step) {
    case 'unknown':
      return <Placeholder label={t('loading')} />;
    case 'signed-out':
      return (
        <Navigate
          replace
          to={path(loginRedirect(splitLanguage(pathname + search).rest, isNative))}
        />
      );
    case 'failed':
      return <ErrorScreen error={state.error} onRetry={session.check} />;
    case 'signed-in':
      return children;
  }
});
