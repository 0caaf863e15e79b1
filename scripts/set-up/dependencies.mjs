// Brings node_modules to what package-lock.json says, so that a fresh clone needs one command.
// Plain JavaScript, Node 18 and up: it runs before the project's own Node is there.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, showProgress } from './say.mjs';

/** What all packages take on the disk once unpacked, speech models included. */
const UNPACKED_MB = 1_700;

export async function ensureDependencies(root) {
  if (isInstalled(root)) return;
  console.log(
    'Installing what Oz is built from, speech models included (some 700 MB to fetch, once) …',
  );
  const before = freeMb(root);
  const hide = showProgress(() => {
    const done = Math.max(0, Math.min(UNPACKED_MB, before - freeMb(root)));
    return `  ${Math.round(done)} of about ${UNPACKED_MB} MB on disk`;
  });
  const { code, output } = await run('npm', ['ci'], root);
  hide();
  if (code !== 0) giveUp(reasonFor(output));
  writeFileSync(stampFile(root), lockHash(root));
}

function isInstalled(root) {
  const installed = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  if (existsSync(stampFile(root))) return readFileSync(stampFile(root), 'utf8') === lockHash(root);
  // The developer ran npm by hand: fine, unless the lock file has changed since.
  if (statSync(installed).mtimeMs < statSync(join(root, 'package-lock.json')).mtimeMs) return false;
  writeFileSync(stampFile(root), lockHash(root));
  return true;
}

const stampFile = (root) => join(root, 'node_modules/.oz-lock-hash');

const lockHash = (root) =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

function freeMb(root) {
  const { bavail, bsize } = statfsSync(root);
  return (bavail * bsize) / 1_048_576;
}

function reasonFor(output) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|network/.test(output)) {
    return "Oz could not be installed: the npm registry can't be reached; check the network (npm ping) and run this again.";
  }
  if (/ENOSPC/.test(output)) {
    return `Oz could not be installed: the disk is full; it needs about ${UNPACKED_MB} MB. Make room and run this again.`;
  }
  if (/EACCES|EROFS|EPERM/.test(output)) {
    return "Oz could not be installed: this folder can't be written; make it writable and run this again.";
  }
  const line = output.split('\n').find((text) => /npm error (?!code|path)/.test(text)) ?? '';
  return `Oz could not be installed: npm ci failed. ${line.trim()} Run npm ci to see all of it.`;
}

function run(command, args, cwd) {
  return new Promise((resolve) => {
    // npm is a script on Windows, which only a shell can start.
    const child = spawn(command, args, { cwd, shell: process.platform === 'win32' });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
