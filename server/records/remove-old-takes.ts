import type { Files } from '../storage/files.ts';
import type { KeptTakes } from './kept-takes.ts';
import { playableOf } from './playable-takes.ts';
import type { Records } from './records.ts';

interface RemoveOldTakesParts {
  readonly records: Pick<Records, 'takesBefore' | 'dropTake'>;
  readonly keptTakes: Pick<KeptTakes, 'remove'>;
  readonly files: Pick<Files, 'sizeOf' | 'removeAll'>;
}

const AT_ONCE = 100;

/** Removes the recordings of answers that were given before a moment; the answers stay. How many there were. */
export async function removeOldTakes(
  { records, keptTakes, files }: RemoveOldTakesParts,
  before: Date,
): Promise<number> {
  let count = 0;
  for (;;) {
    const old = await records.takesBefore(before, AT_ONCE);
    for (const { learnerId, takePath } of old) {
      const bytes = (await files.sizeOf(takePath)) ?? 0;
      // Before the file, which alone tells its size: where this dies midway, she has rather too much room than too little.
      await keptTakes.remove(learnerId, bytes);
      for (const path of [takePath, playableOf(takePath)]) await files.removeAll(path);
      await records.dropTake(learnerId, takePath);
    }
    if (old.length === 0) return count;
    count += old.length;
  }
}
