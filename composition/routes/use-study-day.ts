import { useEffect } from 'react';
import { watchStudyDay } from '../../core/study-time/watch-study-day.ts';
import { useApp } from '../app-context.ts';
import { Port } from '../tokens.ts';

interface Loaded {
  load(): Promise<void>;
}

/** An installed app is often not closed for days: what it shows of today is asked for anew on the next. */
export function useStudyDay(view: Loaded): void {
  const clock = useApp(Port.clock);
  const visibility = useApp(Port.pageVisibility);
  useEffect(
    () => watchStudyDay({ clock, visibility }, () => void view.load()),
    [clock, visibility, view],
  );
}
