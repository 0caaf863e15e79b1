import type { Page, Place } from '../../page.ts';

/** A page of what is listed with the newest first, and of two at one moment the larger id. */
export function newestFirst<T>(
  all: readonly T[],
  { limit, after }: Page,
  placeOf: (one: T) => Place,
): readonly T[] {
  const newer = (a: Place, b: Place) => +b.at - +a.at || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);
  return all
    .toSorted((a, b) => newer(placeOf(a), placeOf(b)))
    .filter((one) => after === undefined || newer(after, placeOf(one)) < 0)
    .slice(0, limit);
}
