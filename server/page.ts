/** A place in a list that is ordered by a moment, and at one moment by id. */
export interface Place {
  readonly at: Date;
  readonly id: string;
}

/** So many entries of a list that come after a place; without one, from the beginning. */
export interface Page {
  readonly limit: number;
  readonly after?: Place | undefined;
}

/** A page of at most so many, and where the next one begins; `found` has one more where there is one. */
export function pageOf<T>(
  found: readonly T[],
  limit: number,
  placeOf: (one: T) => Place,
): { readonly items: readonly T[]; readonly next: Place | undefined } {
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return { items, next: last && found.length > limit ? placeOf(last) : undefined };
}
