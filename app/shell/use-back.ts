import { createContext, useContext } from 'react';
import { useNavigate } from 'react-router';
import { backTarget, NATIVE_BACK_FALLBACK_MS } from '../../core/navigation/back.ts';
import { NATIVE_BACK } from '../../core/navigation/paths.ts';
import { usePath } from './use-path.ts';

/** Whether the app runs inside a wrapper. */
export const IsNative = createContext(false);

/** What the Back button of a screen does. */
export function useBack(fallback?: string): () => void {
  const navigate = useNavigate();
  const path = usePath();
  const isNative = useContext(IsNative);
  return () => {
    const target = backTarget(hasHistory(), isNative, fallback);
    if (target !== 'history') return void navigate(path(target.path), { replace: true });
    const left = location.href;
    void navigate(-1);
    if (!isNative) return;
    setTimeout(() => {
      if (location.href === left) void navigate(path(NATIVE_BACK), { replace: true });
    }, NATIVE_BACK_FALLBACK_MS);
  };
}

/** The router numbers its entries from 0, where the learner came in. */
function hasHistory(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}
