// `npm run package`: puts what runs into dist/package, and nothing else: the server, the built app, the content, the operator's commands,
// and a package.json with a lock file of what these import. `npm start` there installs that and starts Oz, as it does here.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lockOf } from './package/lock-of-packages.ts';
import { manifestOf } from './package/manifest-of-package.ts';
import { readManifest, whatRuns } from './package/what-runs.ts';
import { ensureBuilt } from './set-up/app-build.mjs';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'dist/package');

await ensureBuilt(root);
rmSync(folder, { recursive: true, force: true });
const { files, packages } = whatRuns(root);
for (const file of files) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  cpSync(join(root, file), join(folder, file));
}
cpSync(join(root, 'dist/web'), join(folder, 'dist/web'), { recursive: true });
const manifest = manifestOf(readManifest(root), packages);
const lock = lockOf(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')), manifest);
write('package.json', manifest);
write('package-lock.json', lock);
console.log(`${files.length} files are in ${folder}; start them with npm start there.`);

function write(name: string, content: object): void {
  writeFileSync(join(folder, name), `${JSON.stringify(content, undefined, 2)}\n`);
}
