// `npm start`: everything from a fresh clone to a running Oz, on any Node from 18 up.
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './set-up/app-build.mjs';
import { ensureDependencies } from './set-up/dependencies.mjs';
import { runNode } from './set-up/run.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
await ensureDependencies(root);
await ensureBuilt(root);
process.exit(await runNode(root, ['server/main.ts']));
