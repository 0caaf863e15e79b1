import { use, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { LoginScreen } from '../../app/sign-in/login-screen.tsx';
import { NewAccountScreen } from '../../app/sign-in/new-account-screen.tsx';
import { PasswordResetScreen } from '../../app/sign-in/password-reset-screen.tsx';
import { usePath } from '../../app/shell/use-path.ts';
import { firstPlace } from '../../core/navigation/first-place.ts';
import { afterLogin } from '../../core/navigation/redirects.ts';
import { useApp } from '../app-context.ts';
import type { SignInKit } from '../sign-in-kit.ts';
import { Make, Port, Shared } from '../tokens.ts';
import { forgetContent } from './use-content.ts';
import { useMailLinkToken } from './use-mail-link-token.ts';

/** The ways in: a password, a new account, a link in a mail. */
type Way = 'log-in' | 'new-account' | 'reset';

export function LoginRoute() {
  const token = useMailLinkToken('reset_token');
  // A link that is opened where the login is open already changes nothing but what is behind the `#`.
  return <WaysIn key={token} token={token} />;
}

function WaysIn({ token }: { readonly token: string | undefined }) {
  const kit = use(useApp(Make.signInKit)());
  const query = new URLSearchParams(useLocation().search);
  const isRegistering = query.has('register');
  const [way, setWay] = useState<Way>(
    token !== undefined ? 'reset' : isRegistering ? 'new-account' : 'log-in',
  );
  const [email, setEmail] = useState('');
  const onArrive = useArrivalAfterSignIn();
  const go = (next: Way) => (typed?: string) => {
    if (typed !== undefined) setEmail(typed);
    setWay(next);
  };
  const parts = { kit, email, onArrive, onLogIn: () => go('log-in')() };
  switch (way) {
    case 'log-in':
      return (
        <LogIn
          {...parts}
          isContractInvalid={query.get('notice') === 'no-contract'}
          onNewAccount={go('new-account')}
          onForgot={go('reset')}
        />
      );
    case 'new-account':
      return <NewAccount {...parts} keepsGuest={isRegistering} />;
    case 'reset':
      return <Reset {...parts} token={email === '' ? token : undefined} />;
  }
}

type WayIn = {
  readonly kit: SignInKit;
  /** What she typed already. */
  readonly email: string;
  readonly onArrive: (isNew: boolean) => void;
  readonly onLogIn: () => void;
};

type LogInProps = WayIn & {
  readonly isContractInvalid: boolean;
  readonly onNewAccount: (email: string) => void;
  readonly onForgot: (email: string) => void;
};

function LogIn({ kit, email, onArrive, ...ways }: LogInProps) {
  const [view] = useState(kit.login);
  return <LoginScreen {...ways} email={email} view={view} onSignedIn={onArrive} />;
}

function NewAccount({ kit, keepsGuest, onArrive, ...rest }: WayIn & { keepsGuest: boolean }) {
  const [view] = useState(() => kit.newAccount(keepsGuest));
  return <NewAccountScreen {...rest} view={view} onCreated={() => onArrive(true)} />;
}

function Reset({ kit, token, onArrive, ...rest }: WayIn & { token: string | undefined }) {
  const [view] = useState(() => kit.passwordReset(token));
  return <PasswordResetScreen {...rest} view={view} onSignedIn={() => onArrive(false)} />;
}

/** To the place she wanted; a newcomer speaks at once, or is asked a few things on the way. */
function useArrivalAfterSignIn(): (isNew: boolean) => void {
  const session = useApp(Shared.session);
  const learners = useApp(Shared.learners);
  const apis = useApp(Port.apis);
  const path = usePath();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const arrive = async (isNew: boolean) => {
    forgetContent();
    await session.check();
    const place = await firstPlace({
      isNew,
      learner: learners.learner,
      wanted: afterLogin(pathname + search),
      lessonId: async () => {
        const status = await (await apis()).libraryApi.studyStatus();
        return status.ok ? status.value.continueLesson?.id : undefined;
      },
    });
    await navigate(path(place), { replace: true });
  };
  return (isNew) => void arrive(isNew);
}
