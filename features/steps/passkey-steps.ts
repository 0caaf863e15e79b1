import { Given, Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import type { OzWorld } from '../support/world.ts';

Given('her device has an authenticator', async function (this: OzWorld) {
  await this.learner.passkeys.deviceHas(true);
});

Given('her device has no authenticator', async function (this: OzWorld) {
  await this.learner.passkeys.deviceHas(false);
});

Given(
  'Yui signed in and added a passkey {int} minutes ago',
  async function (this: OzWorld, minutes: number) {
    await this.operator.ago(minutes * 60_000, async () => {
      await this.learner.account.isSignedIn();
      await this.learner.passkeys.adds();
    });
  },
);

When('she adds a passkey', async function (this: OzWorld) {
  await this.learner.passkeys.adds();
});

When('she names it {string}', async function (this: OzWorld, name: string) {
  await this.learner.passkeys.names(name);
});

When('she removes it', async function (this: OzWorld) {
  await this.learner.passkeys.removes();
});

When('she signs in with her passkey', async function (this: OzWorld) {
  await this.learner.passkeys.signsIn();
});

When('she proves with her passkey who she is', async function (this: OzWorld) {
  await this.learner.passkeys.proves();
});

Then(
  /^she has (\d+) passkeys?(?: called "(.+)")?$/,
  async function (this: OzWorld, count: string, name: string | null) {
    const listed = await this.learner.passkeys.listed();
    assert.equal(listed.length, Number(count));
    if (name !== null) assert.deepEqual(listed, [name]);
  },
);

Then('no passkey is offered to her', async function (this: OzWorld) {
  assert.equal(await this.learner.passkeys.isOffered(), false);
});

Then('she is asked who she is', async function (this: OzWorld) {
  assert.equal(await this.learner.passkeys.isAsked(), true);
});
