// The project brings its own Node as a package; the system's may be too old for half of the stack.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp } from './say.mjs';

// Its own argon2 is what passwords are hashed with.
const OLDEST = [24, 7];

export function pinnedNode(root) {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const pinned = join(root, 'node_modules/.bin', name);
  if (existsSync(pinned)) return pinned;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return process.execPath;
  return giveUp(
    `Oz did not start: there is no Node package for ${process.platform}-${process.arch}, and the system has Node ${process.versions.node}; install Node ${OLDEST.join('.')} or newer.`,
  );
}
