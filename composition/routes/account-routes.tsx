import { use, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { StoragePresenter } from '../../app/account/storage-presenter.ts';
import { AccountScreen } from '../../app/account/account-screen.tsx';
import { CancelScreen } from '../../app/forms/cancel-screen.tsx';
import { FormRedirectScreen } from '../../app/forms/form-redirect-screen.tsx';
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
  return <AccountScreen view={view} storage={storage} ownData={ownData} signingOut={signingOut} />;
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
