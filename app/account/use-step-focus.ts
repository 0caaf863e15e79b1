import { type RefObject, useEffect, useRef } from 'react';

/** What is drawn anew for each step: the keyboard goes on there, and she sees it from its beginning. */
export function useStepFocus(step: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef(step);
  useEffect(() => {
    const isNext = last.current !== step && last.current !== 'loading';
    last.current = step;
    if (!isNext) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  }, [step]);
  return place;
}
