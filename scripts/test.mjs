// `npm test`: sets up what the tests need on any Node from 18 up, then runs them all.
import { fileURLToPath } from 'node:url';
import { ensureChromium, installWithApt } from './set-up/chromium.mjs';
import { ensureDependencies } from './set-up/dependencies.mjs';
import { ensureJapaneseFont } from './set-up/fonts.mjs';
import { ensurePostgres } from './set-up/postgres.mjs';
import { runNode } from './set-up/run.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
await ensureDependencies(root);
ensureChromium(root);
ensureJapaneseFont(installWithApt);
ensurePostgres();
process.exit(await runNode(root, ['scripts/test.ts']));
