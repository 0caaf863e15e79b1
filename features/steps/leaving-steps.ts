import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import { eventually } from '../support/eventually.ts';
import type { OzWorld } from '../support/world.ts';

When('she signs out', async function (this: OzWorld) {
  await this.learner.leaving.signsOut();
});

When('she signs out and erases what was not sent', async function (this: OzWorld) {
  await this.learner.leaving.erasesAndSignsOut();
});

When('she wants to sign out', async function (this: OzWorld) {
  await this.learner.leaving.wantsToSignOut();
});

When('she stays', async function (this: OzWorld) {
  await this.learner.leaving.stays();
});

Then('she is told that something has not arrived', async function (this: OzWorld) {
  assert.equal(await this.learner.leaving.isAsked(), 'unsent');
});

Then('she is told that she could not come back', async function (this: OzWorld) {
  assert.equal(await this.learner.leaving.isAsked(), 'guest');
});

Then('nothing of hers is left on the device', async function (this: OzWorld) {
  const traces = () => this.learner.leaving.traces();
  await eventually(5_000, async () => ((await traces()).length === 0 ? true : undefined));
  assert.deepEqual(await traces(), []);
});
