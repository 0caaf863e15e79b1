import { use, useEffect, useState } from 'react';
import { AccountDeletionScreen } from '../../app/account/account-deletion-screen.tsx';
import { DevicesScreen } from '../../app/account/devices-screen.tsx';
import { EmailChangeScreen } from '../../app/account/email-change-screen.tsx';
import { PasswordChangeScreen } from '../../app/account/password-change-screen.tsx';
import { SecurityRecordScreen } from '../../app/account/security-record-screen.tsx';
import { SecurityScreen } from '../../app/account/security-screen.tsx';
import { TakesScreen } from '../../app/takes/takes-screen.tsx';
import { useApp } from '../app-context.ts';
import { Make, Shared } from '../tokens.ts';

const useAccountKit = () => use(useApp(Make.accountKit)());

export function EmailChangeRoute() {
  const [view] = useState(useAccountKit().emailChange);
  return <EmailChangeScreen view={view} />;
}

export function PasswordChangeRoute() {
  const [view] = useState(useAccountKit().passwordChange);
  return <PasswordChangeScreen view={view} />;
}

export function DevicesRoute() {
  const kit = useAccountKit();
  const [view] = useState(kit.devices);
  const [handover] = useState(() => kit.handover(location.origin));
  useEffect(() => {
    void view.load();
    return handover.leave;
  }, [view, handover]);
  return <DevicesScreen view={view} handover={handover} />;
}

export function SecurityRoute() {
  const kit = useAccountKit();
  const [passkeys] = useState(kit.passkeys);
  const [codes] = useState(kit.oneTimeCodes);
  useEffect(() => {
    void passkeys.load();
    void codes.load();
  }, [passkeys, codes]);
  return <SecurityScreen passkeys={passkeys} codes={codes} />;
}

export function SecurityRecordRoute() {
  const [view] = useState(useAccountKit().securityRecord);
  useEffect(() => void view.load(), [view]);
  return <SecurityRecordScreen view={view} />;
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
