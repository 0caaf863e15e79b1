import { setImmediate } from 'node:timers/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ZipEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** What is compressed already, such as sound, is put in as it is. */
  readonly isCompressed: boolean;
}

/** Little enough to be deflated in a millisecond or two, so that others are answered in between. */
const STEP_BYTES = 64 * 1024;

/** A ZIP archive, piece by piece as it is made: never more than one entry of it is in memory. */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncIterable<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    made.push(piece);
  });
  for await (const { name, bytes, isCompressed } of entries) {
    const file = isCompressed ? new ZipPassThrough(name) : new ZipDeflate(name);
    zip.add(file);
    for (let from = 0; from < bytes.length; from += STEP_BYTES) {
      file.push(bytes.subarray(from, from + STEP_BYTES));
      yield* made.splice(0);
      await setImmediate();
    }
    file.push(new Uint8Array(0), true);
    yield* made.splice(0);
  }
  zip.end();
  yield* made;
}
