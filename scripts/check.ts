// `npm run check`: everything that must be green at every commit. Tests that no change since the last green check reaches
// are left out; `npm run check -- --all` runs them, too, as `npm test` does.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checksSince } from './check-steps.ts';
import { GreenTrees } from './green-trees.ts';
import { endWith, runSteps } from './steps.ts';

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
const green = new GreenTrees(join(import.meta.dirname, '..'));
const steps = checksSince(values.all ? undefined : green.base());
const failed = await runSteps(steps, 2);
if (failed.length === 0) green.add();
endWith(failed, steps.length);
