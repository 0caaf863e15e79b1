import { use, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { OnboardingScreen } from '../../app/onboarding/onboarding-screen.tsx';
import { CodeSignInScreen } from '../../app/sign-in/code-sign-in-screen.tsx';
import { EmailConfirmationScreen } from '../../app/sign-in/email-confirmation-screen.tsx';
import { EmailUndoScreen } from '../../app/sign-in/email-undo-screen.tsx';
import { usePath } from '../../app/shell/use-path.ts';
import { HOME } from '../../core/navigation/paths.ts';
import { readSignInLink } from '../../core/sign-in/sign-in-link.ts';
import { forgetContent } from './use-content.ts';
import { afterLogin } from '../../core/navigation/redirects.ts';
import { useApp } from '../app-context.ts';
import { Make, Shared } from '../tokens.ts';
import { useMailLinkToken } from './use-mail-link-token.ts';

const useAccountKit = () => use(useApp(Make.accountKit)());

export function EmailConfirmationRoute() {
  const token = useMailLinkToken('token') ?? '';
  return <EmailConfirmation key={token} token={token} />;
}

function EmailConfirmation({ token }: { readonly token: string }) {
  const kit = useAccountKit();
  const [view] = useState(() => kit.emailConfirmation(token));
  useEffect(() => void view.confirm(), [view]);
  return <EmailConfirmationScreen view={view} />;
}

export function EmailUndoRoute() {
  const token = useMailLinkToken('token') ?? '';
  return <EmailUndo key={token} token={token} />;
}

function EmailUndo({ token }: { readonly token: string }) {
  const kit = useAccountKit();
  const [view] = useState(() => kit.emailUndo(token));
  return <EmailUndoScreen view={view} />;
}

export function CodeSignInRoute() {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const [given, setGiven] = useState(hash);
  if (hash !== '' && hash !== given) setGiven(hash);
  useEffect(() => {
    // What signs her in does not stay in the address, nor in where she has been.
    if (hash !== '') void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return <CodeSignIn key={given} fragment={given} />;
}

function CodeSignIn({ fragment }: { readonly fragment: string }) {
  const kit = useAccountKit();
  const session = useApp(Shared.session);
  const path = usePath();
  const navigate = useNavigate();
  const [view] = useState(() => kit.codeSignIn(readSignInLink(fragment)));
  const arrive = async () => {
    forgetContent();
    await session.check();
    await navigate(path(HOME), { replace: true });
  };
  return <CodeSignInScreen view={view} onArrive={() => void arrive()} />;
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
