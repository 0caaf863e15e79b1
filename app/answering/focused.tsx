import { type ReactNode, useEffect, useRef } from 'react';

type FocusedProps = {
  /** Whenever it changes, the focus comes here. */
  readonly on: string;
  readonly children: ReactNode;
};

/** Brings the focus to its first button, so that a keyboard goes on where the step goes on. */
export function Focused({ on, children }: FocusedProps) {
  const ref = useRef<HTMLDivElement>(null);
  const last = useRef('');
  useEffect(() => {
    if (last.current === on) return undefined;
    const before = document.activeElement;
    // Where nothing is laid out yet, taking the focus would hold up the first paint.
    const frame = requestAnimationFrame(() => {
      last.current = on;
      const place = ref.current;
      const isTaken = document.activeElement !== before;
      if (!place || isTaken || place.contains(document.activeElement)) return;
      place.querySelector('button')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [on]);
  return <div ref={ref}>{children}</div>;
}
