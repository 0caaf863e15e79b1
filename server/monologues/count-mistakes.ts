import type { Monologues } from './monologues.ts';

/** So many speeches back: what she made long ago and makes no more is not what to work on. */
const SPEECHES = 30;

export interface MistakesOfArea {
  readonly area: string;
  readonly count: number;
  /** The most frequent first. */
  readonly kinds: readonly MistakesOfKind[];
}

export interface MistakesOfKind {
  readonly kind: string;
  readonly topic: string;
  readonly count: number;
  /** In so many of the speeches. */
  readonly speeches: number;
  /** The newest of these, to be opened. */
  readonly latestId: string;
}

/** What she gets wrong in her latest speeches, by where to improve; the most frequent first. */
export async function countMistakes(
  monologues: Monologues,
  learnerId: string,
): Promise<{ readonly speeches: number; readonly areas: readonly MistakesOfArea[] }> {
  const latest = await monologues.page(learnerId, { limit: SPEECHES }, { isCorrected: true });
  const mistakes = latest.flatMap(({ id, result }) =>
    (result?.mistakes ?? []).map((mistake) => ({ ...mistake, id })),
  );
  const areas = [...Map.groupBy(mistakes, ({ area }) => area)].map(([area, ofArea]) => ({
    area,
    count: total(ofArea),
    kinds: [...Map.groupBy(ofArea, ({ kind }) => kind).values()]
      .flatMap((same) => {
        const [first] = same;
        if (!first) return [];
        const { kind, topic, id: latestId } = first;
        const speeches = new Set(same.map(({ id }) => id)).size;
        return [{ kind, topic, count: total(same), speeches, latestId }];
      })
      .toSorted((a, b) => b.count - a.count),
  }));
  return { speeches: latest.length, areas: areas.toSorted((a, b) => b.count - a.count) };
}

const total = (all: readonly { readonly count: number }[]): number =>
  all.reduce((sum, { count }) => sum + count, 0);
