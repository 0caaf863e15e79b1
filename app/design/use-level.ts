import { type RefObject, useEffect, useRef } from 'react';

/** Gives loudness, 0 to 1, to the listener many times a second until the returned function is called. */
export type SubscribeLevel = (listener: (level: number) => void) => () => void;

/** Hands every level to `paint` with the element it paints on, past React, so that nothing renders again. */
export function useLevel<E extends HTMLElement>(
  subscribe: SubscribeLevel | undefined,
  paint: (element: E, level: number) => void,
): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || !subscribe) return;
    const leave = subscribe((level) => paint(element, Math.min(1, Math.max(0, level))));
    return () => {
      leave();
      paint(element, 0);
    };
  }, [subscribe, paint]);
  return ref;
}
