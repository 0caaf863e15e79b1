import { useEffect } from 'react';
import type { ContentPresenter } from '../../app/shell/content-presenter.ts';
import { useStudyDay } from './use-study-day.ts';

interface Loaded {
  load(): Promise<void>;
}

// A screen the learner comes back to shows what it showed while it asks anew.
const kept = new Map<string, unknown>();

/** `kind` names what `make` makes. */
export function contentOf<P extends Loaded>(kind: string, make: (id: string) => P, id: string): P {
  const key = `${kind} ${id}`;
  // The key names the kind, and so the type of what was put there.
  const presenter = (kept.get(key) as P | undefined) ?? make(id);
  kept.set(key, presenter);
  return presenter;
}

const early = new Set<unknown>();

/** Begins what a screen will ask for when it is drawn. */
export function loadEarly<T, E>(
  kind: string,
  make: (id: string) => ContentPresenter<T, E>,
  id: string,
): ContentPresenter<T, E> {
  const presenter = contentOf(kind, make, id);
  early.add(presenter);
  void presenter.load();
  return presenter;
}

/** The presenter of a screen that shows one thing; asked for again at every visit, and on every study day. */
export function useContent<T, E>(
  kind: string,
  make: (id: string) => ContentPresenter<T, E>,
  id: string,
): ContentPresenter<T, E> {
  const presenter = useKept(kind, make, id);
  useStudyDay(presenter);
  return presenter;
}

/** The same for a screen that shows more than one. */
export function useKept<P extends Loaded>(kind: string, make: (id: string) => P, id = ''): P {
  const presenter = contentOf(kind, make, id);
  useEffect(() => {
    if (!early.delete(presenter)) void presenter.load();
  }, [presenter]);
  return presenter;
}

/** What one learner was shown is not the next one's. */
export const forgetContent = (): void => kept.clear();
