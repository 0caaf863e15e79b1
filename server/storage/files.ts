/**
 * Files that must not be lost, by path.
 *
 * - A path is segments of letters, digits, `-`, `_` and `.`, joined by `/`; anything else is a bug and throws.
 * - `put` resolves when the bytes survive the death of this process; putting again replaces them whole. Where it throws it leaves
 *   nothing of them; `isDiskFull` tells that there was no room.
 * - `removeAll` forgets the file at a path, and every file below it; nothing there is as good.
 * - `sizeOf` gives how many bytes there are, or `undefined`.
 * - `get` gives `undefined` for a path nothing was put under.
 */
export interface Files {
  put(path: string, bytes: Uint8Array): Promise<void>;
  get(path: string): Promise<Uint8Array | undefined>;
  sizeOf(path: string): Promise<number | undefined>;
  removeAll(path: string): Promise<void>;
}

const PATH = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

/** The path, if it is one; anything else is a bug. */
export function checkedPath(path: string): string {
  if (!PATH.test(path)) throw new Error(`Not a path: "${path}"`);
  return path;
}
