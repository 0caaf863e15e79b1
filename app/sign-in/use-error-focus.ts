import { useEffect, useRef, type RefObject } from 'react';

/** A field that takes the keyboard as often as its value was refused. */
export function useErrorFocus(
  error: object | false | undefined,
): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);
  return field;
}
