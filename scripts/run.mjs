// Runs one of the project's own programs on its pinned Node, with everything installed: node scripts/run.mjs FILE [ARGUMENT …]
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from './set-up/dependencies.mjs';
import { runNode } from './set-up/run.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
await ensureDependencies(root);
process.exit(await runNode(root, process.argv.slice(2)));
