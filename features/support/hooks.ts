import { After, AfterAll, Before, BeforeAll, setDefaultTimeout } from '@cucumber/cucumber';
import { assemble } from '../assemblies/assemble.ts';
import type { Assembly, VisitingLearner } from '../assemblies/assembly.ts';
import { chosenLevel } from './level.ts';
import type { OzWorld } from './world.ts';

/** A real voice takes its time, and two cores need theirs to understand it. */
setDefaultTimeout(120_000);

let assembly: Assembly | undefined;
const visits = new WeakMap<OzWorld, VisitingLearner>();

BeforeAll(async () => {
  assembly = await assemble(chosenLevel());
});

Before(async function (this: OzWorld) {
  const visit = await assembly?.newLearner();
  if (!visit) throw new Error('No learner can come in: the app was not put together');
  visits.set(this, visit);
  this.comesIn(visit);
});

After(async function (this: OzWorld) {
  await visits.get(this)?.goHome();
});

AfterAll(async () => {
  await assembly?.close();
});
