import { Then } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import type { OzWorld } from '../support/world.ts';

Then('she can install Oz', async function (this: OzWorld) {
  assert.deepEqual(await this.learner.device.whyNotInstallable(), []);
});

Then(
  'a worker at {string} looks after {string}',
  async function (this: OzWorld, script: string, scope: string) {
    assert.deepEqual(await this.learner.device.worker(), { script, scope });
  },
);

Then(
  'the primary colour is {string} and the achieved one {string}',
  async function (this: OzWorld, primary: string, achieved: string) {
    assert.deepEqual(await this.learner.places.colours(), { primary, achieved });
  },
);
