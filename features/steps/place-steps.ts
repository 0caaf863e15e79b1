import { Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import type { OzWorld } from '../support/world.ts';

When('she opens {string}', async function (this: OzWorld, address: string) {
  await this.learner.opens(address);
});

When('she closes Oz and opens it again', async function (this: OzWorld) {
  await this.learner.restarts();
});

Then('she is at {string}', async function (this: OzWorld, address: string) {
  assert.equal(await this.learner.address(), address);
});

Then(/^she sees the ([a-z-]+)$/, async function (this: OzWorld, screen: string) {
  assert.equal(await this.learner.screen(), screen);
});

Then(/^the tab ([a-z]+) is lit$/, async function (this: OzWorld, tab: string) {
  assert.equal(await this.learner.litTab(), tab);
});

Then('no tab is lit', async function (this: OzWorld) {
  assert.equal(await this.learner.litTab(), undefined);
});
