import { use, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { StoragePresenter } from '../../app/account/storage-presenter.ts';
import { AccountScreen } from '../../app/account/account-screen.tsx';
import { CancelScreen } from '../../app/forms/cancel-screen.tsx';
import { PlanScreen } from '../../app/plan/plan-screen.tsx';
import { FormRedirectScreen } from '../../app/forms/form-redirect-screen.tsx';
import { RemindersScreen } from '../../app/reminders/reminders-screen.tsx';
import { useApp } from '../app-context.ts';
import { spareTime } from '../devices/spare-time.ts';
import { Make, Port, Shared } from '../tokens.ts';

const useAccountKit = () => use(useApp(Make.accountKit)());

function useQuery(): Readonly<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(useLocation().search));
}

export function AccountRoute() {
  const session = useApp(Shared.session);
  const kit = useAccountKit();
  const [view] = useState(kit.account);
  const [ownData] = useState(kit.ownData);
  const [signingOut] = useState(() => kit.signingOut(session.signOut));
  const device = useApp(Port.lessonDevice);
  const reporter = useApp(Port.reporter);
  const [storage] = useState(() => {
    const spare = spareTime();
    return new StoragePresenter(async () => (await spare.then(device)).downloadCache, reporter);
  });
  useEffect(() => void view.load(), [view]);
  return (
    <AccountScreen
      view={view}
      theme={useApp(Shared.theme)}
      storage={storage}
      ownData={ownData}
      signingOut={signingOut}
    />
  );
}

export function PlanRoute() {
  const { search } = useLocation();
  const kit = useAccountKit();
  const leave = useLeaving();
  const [view] = useState(() => kit.plan((url) => void leave(url)));
  const isBack = new URLSearchParams(search).get('from') === 'checkout';
  useEffect(() => void (isBack ? view.lookForPayment() : view.load()), [view, isBack]);
  return <PlanScreen view={view} />;
}

/** Pages outside of the app: a wrapper opens them beside it. */
function useLeaving(): (url: string) => Promise<void> {
  const bridge = useApp(Port.nativeBridge);
  const wrapper = useApp(Port.wrapper);
  return async (url) => {
    const opened = wrapper && (await bridge.call('open_external', { url }));
    if (!opened?.ok) location.assign(url);
  };
}

export function RemindersRoute() {
  const [view] = useState(useAccountKit().reminders);
  useEffect(() => void view.load(), [view]);
  return <RemindersScreen view={view} />;
}

export function FormRedirectRoute() {
  const { search } = useLocation();
  return <FormRedirect key={search} />;
}

function FormRedirect() {
  const kit = useAccountKit();
  const query = useQuery();
  const [view] = useState(() => kit.formRedirect(query));
  const leave = useLeaving();
  useEffect(() => void view.find(), [view]);
  return <FormRedirectScreen view={view} onLeave={(link) => void leave(link)} />;
}

export function CancelRoute() {
  return <CancelScreen wrapper={useApp(Port.wrapper)} />;
}
