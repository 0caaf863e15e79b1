// `npm run check`: everything that must be green at every commit, in under a minute.
import { CHECKS } from './check-steps.ts';
import { runSteps } from './steps.ts';

const failed = await runSteps(CHECKS, 2);
console.log(`checks: ${CHECKS.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
