// Builds the app when its sources have changed since the last build, and not otherwise.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp } from './say.mjs';
import { runNode } from './run.mjs';

const SOURCES = [
  'adapters',
  'app',
  'composition',
  'core',
  'language',
  'protocol',
  'public',
  'index.html',
  'package-lock.json',
  'vite.config.ts',
];

export async function ensureBuilt(root) {
  const wanted = hashOfSources(root);
  const stamp = join(root, 'dist/web/.built-from');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Building the app …');
  const code = await runNode(root, [
    'node_modules/vite/bin/vite.js',
    'build',
    '--logLevel',
    'warn',
  ]);
  if (code !== 0) giveUp('Oz did not start: the app could not be built; the lines above say why.');
  writeFileSync(stamp, wanted);
}

function hashOfSources(root) {
  const hash = createHash('sha256');
  const add = (place) => {
    const path = join(root, place);
    if (!existsSync(path)) return;
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) add(join(place, name));
    } else {
      hash.update(place).update('\0').update(readFileSync(path)).update('\0');
    }
  };
  SOURCES.forEach(add);
  return hash.digest('hex');
}
