import { useEffect, useState } from 'react';

/** Longer than the pause in a double tap. */
const FRESH_MS = 400;

/** Whether something has only just appeared: the second tap of two was meant for what stood there before. */
export function useFresh(isGuarded: boolean): boolean {
  const [isFresh, setFresh] = useState(isGuarded);
  useEffect(() => {
    if (!isGuarded) return;
    const timer = setTimeout(() => setFresh(false), FRESH_MS);
    return () => clearTimeout(timer);
  }, [isGuarded]);
  return isFresh;
}
