import { isStudying, splitLanguage } from '../../core/navigation/paths.ts';

export interface OpenWindow {
  readonly url: string;
  readonly focused: boolean;
}

export interface ChosenWindow<W extends OpenWindow> {
  readonly window: W;
  /** Else it is brought to the front, and stays where it is. */
  readonly isLed: boolean;
}

/** Where something is opened: never in a window in which she answers or speaks. Undefined where a new one is needed. */
export function chooseWindow<W extends OpenWindow>(
  windows: readonly W[],
): ChosenWindow<W> | undefined {
  const focusedFirst = windows.toSorted((a, b) => Number(b.focused) - Number(a.focused));
  const free = focusedFirst.find(({ url }) => !isStudying(placeOf(url)));
  const [window] = free ? [free] : focusedFirst;
  return window && { window, isLed: free !== undefined };
}

const placeOf = (url: string): string => splitLanguage(new URL(url).pathname).rest;
