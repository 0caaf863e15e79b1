import { Given, Then } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import type { OzWorld } from '../support/world.ts';

Then('the sentence can be heard with a tap', async function (this: OzWorld) {
  assert.ok(await this.learner.listens.hearsWithTap());
});

Given('her phone has a switch that mutes', async function (this: OzWorld) {
  await this.learner.listens.hasMuteSwitch();
});

Then('her phone was told that she listens', async function (this: OzWorld) {
  assert.equal(await this.learner.listens.audioSession(), 'playback');
});

Then(
  'the first {int} bytes of {string} are answered as a part, with and without a network',
  async function (this: OzWorld, bytes: number, path: string) {
    const { device, listens } = this.learner;
    const part = { status: 206, bytes };
    assert.deepEqual(await listens.asksForPart(path, bytes), part);
    await device.goesOffline();
    assert.deepEqual(await listens.asksForPart(path, bytes), part);
    await device.goesOnline();
  },
);

Then('no part is kept for a whole', async function (this: OzWorld) {
  const kept = await this.learner.listens.keptAnswers();
  assert.ok(kept.length > 0, 'Nothing is kept');
  assert.deepEqual(
    kept.filter((status) => status !== 200),
    [],
  );
});
