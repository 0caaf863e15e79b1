import { use, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Invitation } from '../../app/home/invitation.tsx';
import { UpdateToast } from '../../app/shell/update-toast.tsx';
import { lessonPath, splitLanguage } from '../../core/navigation/paths.ts';
import { useApp } from '../app-context.ts';
import { Make } from '../tokens.ts';

/** What home offers, once everything else is there. */
export function InvitationRoute() {
  const [view] = useState(use(useApp(Make.accountKit)()).account);
  useEffect(() => void view.load(), [view]);
  return <Invitation view={view} />;
}

/** Watches for newer versions for as long as the app runs; a lesson is not disturbed. */
export function Updates() {
  const [view] = useState(use(useApp(Make.accountKit)()).update);
  const { pathname } = useLocation();
  useEffect(() => view.watch(), [view]);
  if (splitLanguage(pathname).rest.startsWith(lessonPath(''))) return null;
  return <UpdateToast view={view} />;
}
