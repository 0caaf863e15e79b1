import { Given, Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import type { OzWorld } from '../support/world.ts';

Given('what she sees is kept on her device', async function (this: OzWorld) {
  await this.learner.network.hasKept();
});

Given('what she may want is kept on her device', async function (this: OzWorld) {
  await this.learner.network.hasReadAhead();
});

Given('what her lesson is judged by is kept on her device', async function (this: OzWorld) {
  await this.learner.network.hasKeptLists();
});

When('she goes home from there', async function (this: OzWorld) {
  await this.learner.network.goesHome();
});

Then(
  /^she is (not )?told that what she sees is from before$/,
  async function (this: OzWorld, not: string | null) {
    const wanted = not === null;
    assert.equal(await this.learner.network.isToldOfBefore(wanted), wanted);
  },
);

Then(
  'only {string} is said to work without a network',
  async function (this: OzWorld, title: string) {
    const { playable, closed } = await this.learner.network.marked();
    assert.deepEqual(playable, [title]);
    assert.ok(!closed.includes(title));
  },
);

Then('{string} is said to work without a network', async function (this: OzWorld, title: string) {
  const { playable } = await this.learner.network.marked();
  assert.ok(playable.includes(title), playable.join(', '));
});

Then('{string} is said to need a network', async function (this: OzWorld, title: string) {
  const { closed } = await this.learner.network.marked();
  assert.ok(closed.includes(title), closed.join(', '));
});
