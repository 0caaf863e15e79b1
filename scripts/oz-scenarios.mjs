#!/usr/bin/env node
// `npx oz-scenarios --url https://…`: the api-level scenarios against any Oz, from anywhere; --level for another level.
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from './set-up/dependencies.mjs';
import { runNode } from './set-up/run.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const given = process.argv.slice(2);
const level = given.includes('--level') || given.includes('--help') ? [] : ['--level', 'api'];
await ensureDependencies(root);
process.exit(await runNode(root, ['features/run-scenarios.ts', ...level, ...given]));
