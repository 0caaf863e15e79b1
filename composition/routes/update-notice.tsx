import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { UpdatePresenter } from '../../app/shell/update-presenter.ts';
import { UpdateToast } from '../../app/shell/update-toast.tsx';
import { isStudying, splitLanguage } from '../../core/navigation/paths.ts';
import { useApp } from '../app-context.ts';
import { Port } from '../tokens.ts';

/** A newer version is there; she is not disturbed where she answers or speaks. */
export function UpdateNotice() {
  const updates = useApp(Port.appUpdates);
  const reporter = useApp(Port.reporter);
  const [view] = useState(() => new UpdatePresenter(updates, reporter));
  const { pathname } = useLocation();
  useEffect(() => view.watch(), [view]);
  if (isStudying(splitLanguage(pathname).rest)) return null;
  return <UpdateToast view={view} />;
}
