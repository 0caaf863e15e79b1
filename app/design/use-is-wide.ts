import { useSyncExternalStore } from 'react';

/** Where two columns have room, as in `columns.module.css`. It counts in letters: with large text there is one column. */
const WIDE = '(min-width: 64rem)';

let query: MediaQueryList | undefined;
const wide = () => (query ??= matchMedia(WIDE));

function subscribe(onChange: () => void): () => void {
  wide().addEventListener('change', onChange);
  return () => wide().removeEventListener('change', onChange);
}

/** Whether things stand side by side. Only for what a style sheet can't do: another order of reading. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => wide().matches);
