import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A second call within this time gets the same answer: looking costs a busy server a fifth of what it can answer. */
const GOOD_FOR_MS = 100;

/** On while a file named `maintenance` is in the data folder, so that it begins and ends without a restart. */
export function maintenanceOf(
  dataFolder: string,
  isAlways: boolean,
  now: () => number = Date.now,
): () => boolean {
  const file = join(dataFolder, 'maintenance');
  let seen = { isOn: isAlways, at: -Infinity };
  return () => {
    if (isAlways) return true;
    if (now() - seen.at >= GOOD_FOR_MS) seen = { isOn: existsSync(file), at: now() };
    return seen.isOn;
  };
}
