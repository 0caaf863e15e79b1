// Runs a program of the project with its own Node and packages first on PATH.
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { pinnedNode } from './pinned-node.mjs';

/** Resolves with the exit code; signals reach the child, which decides when it is done. */
export function runNode(root, args, options = {}) {
  const env = {
    ...process.env,
    PATH: join(root, 'node_modules/.bin') + delimiter + (process.env.PATH ?? ''),
    ...options.env,
  };
  const child = spawn(pinnedNode(root), args, { cwd: root, stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // A terminal sends Ctrl-C to the child as well; a service manager only to us.
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  return new Promise((resolve) => {
    child.on('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}
