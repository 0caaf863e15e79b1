import { use, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { AccountDeletionScreen } from '../../app/account/account-deletion-screen.tsx';
import { AccountScreen } from '../../app/account/account-screen.tsx';
import { EmailChangeScreen } from '../../app/account/email-change-screen.tsx';
import { PasswordChangeScreen } from '../../app/account/password-change-screen.tsx';
import { CancelScreen } from '../../app/forms/cancel-screen.tsx';
import { FormRedirectScreen } from '../../app/forms/form-redirect-screen.tsx';
import { OnboardingScreen } from '../../app/onboarding/onboarding-screen.tsx';
import { EmailConfirmationScreen } from '../../app/sign-in/email-confirmation-screen.tsx';
import { TakesScreen } from '../../app/takes/takes-screen.tsx';
import { afterLogin } from '../../core/navigation/redirects.ts';
import { useApp } from '../app-context.ts';
import { Make, Port, Shared } from '../tokens.ts';

const useAccountKit = () => use(useApp(Make.accountKit)());

function useQuery(): Readonly<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(useLocation().search));
}

export function EmailConfirmationRoute() {
  const kit = useAccountKit();
  const { token = '' } = useQuery();
  const [view] = useState(() => kit.emailConfirmation(token));
  useEffect(() => void view.confirm(), [view]);
  return <EmailConfirmationScreen view={view} />;
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

export function AccountRoute() {
  const session = useApp(Shared.session);
  const [view] = useState(useAccountKit().account);
  const [storage] = useState(use(useApp(Make.lessonKit)()).storage);
  useEffect(() => void view.load(), [view]);
  return <AccountScreen view={view} storage={storage} onSignOut={() => void session.signOut()} />;
}

export function EmailChangeRoute() {
  const [view] = useState(useAccountKit().emailChange);
  return <EmailChangeScreen view={view} />;
}

export function PasswordChangeRoute() {
  const [view] = useState(useAccountKit().passwordChange);
  return <PasswordChangeScreen view={view} />;
}

export function TakesRoute() {
  const kit = use(useApp(Make.takesKit)());
  const [view] = useState(kit.takes);
  useEffect(() => view.watch(), [view]);
  return <TakesScreen view={view} />;
}

export function AccountDeletionRoute() {
  const session = useApp(Shared.session);
  const [view] = useState(useAccountKit().accountDeletion);
  return <AccountDeletionScreen view={view} onLeave={() => void session.check()} />;
}

export function FormRedirectRoute() {
  const { search } = useLocation();
  return <FormRedirect key={search} />;
}

function FormRedirect() {
  const kit = useAccountKit();
  const query = useQuery();
  const [view] = useState(() => kit.formRedirect(query));
  const bridge = useApp(Port.nativeBridge);
  const wrapper = useApp(Port.wrapper);
  useEffect(() => void view.find(), [view]);
  const leave = async (link: string) => {
    const opened = wrapper && (await bridge.call('open_external', { url: link }));
    if (!opened?.ok) location.assign(link);
  };
  return <FormRedirectScreen view={view} onLeave={(link) => void leave(link)} />;
}

export function CancelRoute() {
  return <CancelScreen wrapper={useApp(Port.wrapper)} />;
}
