import type { MarkedWord } from '../../language/judge/verdict.ts';
import type { PronouncedWord } from './pronunciation-scorer.ts';

/** The marked words of an accepted answer, each with the goodness of the worst of the written words it stands for. */
export function addGoodness(
  marked: readonly MarkedWord[],
  pronounced: readonly PronouncedWord[],
): readonly MarkedWord[] {
  let next = 0;
  return marked.map((word) => {
    const count = (word.expected ?? '').split(/\s+/u).filter((text) => text !== '').length;
    const own = pronounced.slice(next, next + count).flatMap(({ goodness }) => goodness ?? []);
    next += count;
    return own.length === 0 ? word : { ...word, goodness: Math.min(...own) };
  });
}
