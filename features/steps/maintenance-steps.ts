import { Given, Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import type { SystemInfoTrouble } from '../support/system-info-trouble.ts';
import type { OzWorld } from '../support/world.ts';

Given('maintenance has begun', async function (this: OzWorld) {
  await this.operator.beginsMaintenance();
});

When('maintenance begins', async function (this: OzWorld) {
  await this.operator.beginsMaintenance();
});

When('maintenance is over', async function (this: OzWorld) {
  await this.operator.endsMaintenance();
});

Given('it takes long to find out about maintenance', async function (this: OzWorld) {
  await this.operator.delaysSystemInfo();
  await this.learner.device.closes();
});

Given('it takes long to find out who is there', async function (this: OzWorld) {
  await this.operator.delaysAccount();
  await this.learner.device.closes();
});

Given(
  /^what is told about maintenance is (unreachable|not found|no JSON|another word)$/,
  async function (this: OzWorld, trouble: SystemInfoTrouble) {
    await this.operator.spoilsSystemInfo(trouble);
  },
);

When('she opens {string} without waiting', async function (this: OzWorld, address: string) {
  await this.learner.places.opensWithoutWaiting(address);
});

When('the answer comes', async function (this: OzWorld) {
  await this.operator.letsGo();
  await this.learner.places.settles();
});

Then('she sees nothing yet', async function (this: OzWorld) {
  assert.ok(await this.learner.places.isBlank());
});

Then('she sees nothing but a placeholder', async function (this: OzWorld) {
  assert.ok(await this.learner.places.isPlaceholder());
});

Then('she is told to try later, and where times are announced', async function (this: OzWorld) {
  const said = await this.learner.places.maintenanceSays();
  assert.match(said, /現在メンテナンス中です/);
  assert.match(said, /終わりましたら/);
  assert.match(said, /LINE/);
});

Then(/^after a while she sees the ([a-z]+)$/, async function (this: OzWorld, screen: string) {
  await this.learner.device.waitsAWhile();
  assert.equal(await this.learner.places.screen(), screen);
});

Then('the app finds out that it is on', async function (this: OzWorld) {
  assert.equal(await this.learner.places.isMaintenance(), true);
});

Then('the app finds out that it is off', async function (this: OzWorld) {
  assert.equal(await this.learner.places.isMaintenance(), false);
});
