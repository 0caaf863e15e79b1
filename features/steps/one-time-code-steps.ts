import { Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import type { OzWorld } from '../support/world.ts';

When(/^she turns one-time codes (on|off)$/, async function (this: OzWorld, how: string) {
  const { codes } = this.learner;
  await (how === 'on' ? codes.turnsOn() : codes.turnsOff());
  await codes.waitsForNext();
});

When(
  /^she gives (?:the|a|another) code (of her app|to recover)$/,
  async function (this: OzWorld, which: string) {
    await this.learner.codes.gives(which === 'of her app' ? which : 'recovery');
  },
);

When('she gives a wrong code', async function (this: OzWorld) {
  await this.learner.codes.gives('wrong');
});

Then('she is asked for a code', async function (this: OzWorld) {
  assert.equal(await this.learner.codes.isAsked(), true);
});

Then('she is told to sign in with her new password', async function (this: OzWorld) {
  assert.equal(await this.learner.codes.isSentToLogin(), true);
});
