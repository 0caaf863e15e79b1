import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router';
import { Placeholder } from '../../app/design/placeholder.tsx';
import { ErrorScreen } from '../../app/shell/error-screen.tsx';
import { useMode } from '../../app/shell/app-mode.ts';
import { useLanguage } from '../../app/shell/use-path.ts';
import { admit } from '../../core/navigation/admit.ts';
import { useApp } from '../app-context.ts';
import { Shared } from '../tokens.ts';
import { forgetContent } from './use-content.ts';

/** Nothing behind it is drawn until it is known who is there. */
export const Gated = observer(function Gated() {
  const session = useApp(Shared.session);
  const mode = useMode();
  const language = useLanguage();
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const { state } = session;

  useEffect(() => {
    // What was unknown while this was drawn may be known by now, and why is told only once.
    if (session.state.step === 'unknown') void session.check();
    if (state.step === 'signed-out' || state.step === 'no-contract') forgetContent();
  }, [session, state.step]);

  if (state.step === 'failed') return <ErrorScreen error={state.error} onRetry={session.check} />;
  const admission = admit(pathname + search, { language, session: state.step, mode });
  switch (admission.kind) {
    case 'open':
      return <Outlet />;
    case 'wait':
      return <Placeholder label={t('loading')} />;
    case 'led':
      return <Navigate replace to={admission.to} />;
  }
});
