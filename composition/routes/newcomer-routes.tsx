import { use, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { OnboardingScreen } from '../../app/onboarding/onboarding-screen.tsx';
import { EmailConfirmationScreen } from '../../app/sign-in/email-confirmation-screen.tsx';
import { EmailUndoScreen } from '../../app/sign-in/email-undo-screen.tsx';
import { afterLogin } from '../../core/navigation/redirects.ts';
import { useApp } from '../app-context.ts';
import { Make, Shared } from '../tokens.ts';

const useAccountKit = () => use(useApp(Make.accountKit)());

export function EmailConfirmationRoute() {
  const kit = useAccountKit();
  const { search } = useLocation();
  const token = new URLSearchParams(search).get('token') ?? '';
  const [view] = useState(() => kit.emailConfirmation(token));
  useEffect(() => void view.confirm(), [view]);
  return <EmailConfirmationScreen view={view} />;
}

export function EmailUndoRoute() {
  const kit = useAccountKit();
  const { search } = useLocation();
  const token = new URLSearchParams(search).get('token') ?? '';
  const [view] = useState(() => kit.emailUndo(token));
  return <EmailUndoScreen view={view} />;
}

export function OnboardingRoute() {
  const { pathname, search } = useLocation();
  const session = useApp(Shared.session);
  const [view] = useState(useAccountKit().onboarding);
  useEffect(() => {
    void view.load();
    // Now she has been asked, home does not offer it again.
    return () => void session.check();
  }, [view, session]);
  return <OnboardingScreen view={view} goOnTo={afterLogin(pathname + search)} />;
}
