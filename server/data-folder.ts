import { accessSync, chmodSync, constants, mkdirSync, statSync } from 'node:fs';

/** What learners did and said, and the secret that signs their tokens. */
const OWNER_ONLY = 0o700;

/** Makes the folder where there is none; false where nothing can be written in it. */
export function makeDataFolder(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true, mode: OWNER_ONLY });
    accessSync(folder, constants.W_OK);
    // Who may write there but owns it not may not change who else may look.
    if (statSync(folder).uid === process.getuid?.()) chmodSync(folder, OWNER_ONLY);
    return true;
  } catch {
    return false;
  }
}
