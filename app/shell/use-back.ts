import { useNavigate } from 'react-router';
import { goBack } from '../../core/navigation/back.ts';
import { useMode } from './app-mode.ts';
import { usePath } from './use-path.ts';

const timer = {
  after(ms: number, callback: () => void) {
    const waiting = setTimeout(callback, ms);
    return () => clearTimeout(waiting);
  },
};

/** What the Back button of a screen does. */
export function useBack(fallback?: string): () => void {
  const navigate = useNavigate();
  const path = usePath();
  const mode = useMode();
  const trail = {
    hasEarlier,
    here: () => location.href,
    back: () => void navigate(-1),
    push: (place: string) => void navigate(path(place)),
    replace: (place: string) => void navigate(path(place), { replace: true }),
  };
  return () => goBack(trail, timer, mode, fallback);
}

/** The router numbers its entries from 0, where the learner came in. */
function hasEarlier(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}
