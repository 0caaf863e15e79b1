import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** The key of the entry on which the page was loaded. */
const LOADED = 'default';

/** A new screen is named, begins at its top and is where the keyboard goes on, as a page that was loaded would. */
export function useArrival(title: string): void {
  const { key } = useLocation();
  const how = useNavigationType();
  useEffect(() => {
    document.title = `${title} | Oz`;
  }, [title]);
  const arrive = useEffectEvent(() => {
    if (key === LOADED) return;
    // Going back, the browser knows where the learner was.
    if (how !== NavigationType.Pop) scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  });
  useEffect(() => arrive(), []);
}
