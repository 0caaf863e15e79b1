import { Given, Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import type { OzWorld } from '../support/world.ts';

Given('Yui is new to Oz', async function (this: OzWorld) {
  await this.learner.places.opens('/ja/login');
});

Given('Yui has an account', async function (this: OzWorld) {
  await this.learner.account.exists();
});

Given('Yui is signed in', async function (this: OzWorld) {
  await this.learner.account.isSignedIn();
});

When(/^(Yui|Hana) signs in on the same device$/, async function (this: OzWorld, name: string) {
  const { account } = this.learner;
  await account.isOf(name);
  await account.givesEmail();
  await account.givesPassword();
});

When('she gives her email', async function (this: OzWorld) {
  await this.learner.account.givesEmail();
});

When('she gives the email {string}', async function (this: OzWorld, email: string) {
  await this.learner.account.givesEmail(email);
});

When('she gives her password', async function (this: OzWorld) {
  await this.learner.account.givesPassword();
});

When('she gives the password {string}', async function (this: OzWorld, password: string) {
  await this.learner.account.givesPassword(password);
});

When('she signs in', async function (this: OzWorld) {
  await this.learner.account.givesEmail();
  await this.learner.account.givesPassword();
});

When('she signs in with the password {string}', async function (this: OzWorld, password: string) {
  await this.learner.places.opens('/ja/login');
  await this.learner.account.givesEmail();
  await this.learner.account.givesPassword(password);
});

When('she makes an account', async function (this: OzWorld) {
  await this.learner.account.registers();
});

When(
  'she makes an account with the password {string}',
  async function (this: OzWorld, password: string) {
    await this.learner.account.registers(password);
  },
);

When('she forgets her password', async function (this: OzWorld) {
  await this.learner.account.forgetsPassword();
});

When('she chooses the password {string}', async function (this: OzWorld, password: string) {
  await this.learner.account.choosesPassword(password);
});

Given('she has chosen a new password by a link', async function (this: OzWorld) {
  await this.learner.account.forgetsPassword();
  await opensMailedLink(this, this.learner.account.credentials.email, 'password');
  await this.learner.account.choosesPassword('Momiji-2027!');
});

async function opensMailedLink(
  world: OzWorld,
  email: string,
  about: 'password' | 'email',
): Promise<void> {
  const link = await world.operator.linkMailedTo(email, about);
  assert.ok(link, `No mail went to ${email}`);
  await world.learner.places.opens(link);
}

Then('her account offers:', async function (this: OzWorld, table: { raw(): string[][] }) {
  const offered = await this.learner.account.accountOffers();
  const missing = table
    .raw()
    .flat()
    .filter((wanted) => !offered.includes(wanted));
  assert.deepEqual(missing, [], offered.join(', '));
});

When('she opens the link that was mailed to her', async function (this: OzWorld) {
  await opensMailedLink(this, this.learner.account.credentials.email, 'password');
});

When('she opens the link that was mailed to the new email', async function (this: OzWorld) {
  await opensMailedLink(this, this.noted, 'email');
});

When('she changes her password to {string}', async function (this: OzWorld, next: string) {
  await this.learner.account.changesPassword(this.learner.account.credentials.password, next);
});

When(
  'she tries to change her password from {string} to {string}',
  async function (this: OzWorld, current: string, next: string) {
    await this.learner.account.changesPassword(current, next);
  },
);

const another = (email: string): string => email.replace('yui-', 'new-');

When('she changes her email to another one', async function (this: OzWorld) {
  this.noted = another(this.learner.account.credentials.email);
  await this.learner.account.changesEmail(this.noted);
});

When('she changes her email to one that another learner has', async function (this: OzWorld) {
  const email = another(this.learner.account.credentials.email);
  await this.operator.givesAway(email);
  await this.learner.account.changesEmail(email);
});

Given('her account is deleted on another device', async function (this: OzWorld) {
  await this.learner.account.isDeletedElsewhere();
});

Given(
  'her contract has ended, and the server says {string}',
  async function (this: OzWorld, message: string) {
    await this.operator.refusesCalls(403, message);
  },
);

Given(
  'the server refuses every call with {int} and {string}',
  async function (this: OzWorld, status: number, message: string) {
    await this.operator.refusesCalls(status, message);
  },
);

Then('she is told that {complaint}', async function (this: OzWorld, kind: string) {
  assert.equal(await this.learner.places.complaint(), kind);
});

Then('she is told that a mail went to her', async function (this: OzWorld) {
  const { account } = this.learner;
  assert.equal(await account.isTold(), account.credentials.email);
});

Then('no mail went to her', async function (this: OzWorld) {
  const { email } = this.learner.account.credentials;
  assert.equal(await this.operator.linkMailedTo(email, 'password'), undefined);
});

Then('her account still has the old email', async function (this: OzWorld) {
  const { account } = this.learner;
  assert.equal(await account.email(), account.credentials.email);
});

Then('her account has the new email', async function (this: OzWorld) {
  assert.equal(await this.learner.account.email(), this.noted);
});

Then('she is still signed in after a restart', async function (this: OzWorld) {
  await this.learner.device.restarts();
  assert.equal(await this.learner.places.screen(), 'home');
});
