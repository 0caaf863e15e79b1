import type { Monologues, StoredMonologue } from './monologues.ts';

/** So far back "again" means something to her. */
const SPEECHES = 20;

/** By the kind of mistake: how many of the speeches before had it, and the newest of them. */
export type EarlierMistakes = ReadonlyMap<
  string,
  { readonly speeches: number; readonly latestId: string }
>;

export async function earlierMistakes(
  monologues: Monologues,
  { learnerId, id, recordedAt }: StoredMonologue,
): Promise<EarlierMistakes> {
  const before = await monologues.page(
    learnerId,
    { limit: SPEECHES, after: { at: recordedAt, id } },
    { isCorrected: true },
  );
  const earlier = new Map<string, { speeches: number; latestId: string }>();
  for (const speech of before) {
    const kinds = new Set(speech.result?.mistakes.map(({ kind }) => kind));
    for (const kind of kinds) {
      const { speeches, latestId } = earlier.get(kind) ?? { speeches: 0, latestId: speech.id };
      earlier.set(kind, { speeches: speeches + 1, latestId });
    }
  }
  return earlier;
}
