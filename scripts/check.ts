// `npm run check`: everything that must be green at every commit, in under a minute.
import { CHECKS } from './check-steps.ts';
import { endWith, runSteps } from './steps.ts';

endWith(await runSteps(CHECKS, 2), CHECKS.length);
