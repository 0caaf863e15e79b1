import { LEVELS, type Level } from '../lesson/level.ts';
import type { MaterialGenre, MaterialHead } from './material.ts';

export interface MaterialWish {
  readonly level: Level;
  /** Those she chose; none stands for all. */
  readonly genres: readonly MaterialGenre[];
  /** When she spoke about a theme last, by its id, in ms since 1970. */
  readonly spokenAbout: ReadonlyMap<string, number>;
}

/**
 * Themes in the order in which a coach would offer them: what is new before what was done, near her level before what is far
 * from it, and the genres in turn.
 */
export function recommendMaterials<M extends MaterialHead>(
  materials: readonly M[],
  { level, genres, spokenAbout }: MaterialWish,
): readonly M[] {
  const wanted = materials.filter(({ genre }) => genres.length === 0 || genres.includes(genre));
  const isNew = (material: M) => !spokenAbout.has(material.id);
  const fresh = wanted
    .filter(isNew)
    .toSorted((a, b) => distance(a.level, level) - distance(b.level, level));
  const done = wanted
    .filter((material) => !isNew(material))
    .toSorted((a, b) => (spokenAbout.get(a.id) ?? 0) - (spokenAbout.get(b.id) ?? 0));
  return [...inTurn(fresh), ...done];
}

/** In half levels; harder counts as a little nearer than easier. */
function distance(level: Level, hers: Level): number {
  const steps = LEVELS.indexOf(level) - LEVELS.indexOf(hers);
  return steps < 0 ? -2 * steps + 1 : 2 * steps;
}

/** The first of each genre, then the second of each; within a genre the order stays. */
function inTurn<M extends MaterialHead>(materials: readonly M[]): readonly M[] {
  const seen = new Map<MaterialGenre, number>();
  const turns = materials.map((material) => {
    const turn = seen.get(material.genre) ?? 0;
    seen.set(material.genre, turn + 1);
    return { material, turn };
  });
  return turns.toSorted((a, b) => a.turn - b.turn).map(({ material }) => material);
}
