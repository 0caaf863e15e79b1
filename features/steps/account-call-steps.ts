import { Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import { callerOf } from '../support/callers.ts';
import { newHandover } from '../support/handover.ts';
import type { OzWorld } from '../support/world.ts';

const anotherEmail = (world: OzWorld): string => `new-${callerOf(world, 'Yui').credentials.email}`;

When('{caller} asks who she is', async function (this: OzWorld, name: string) {
  await callerOf(this, name).asksWhoSheIs();
});

Then('she hears her own email, and that she is no guest', function (this: OzWorld) {
  const { heard, credentials } = callerOf(this, 'Yui');
  assert.equal(heard.body['email'], credentials.email);
  assert.equal(heard.body['is_guest'], false);
});

When('Yui hands a code to another app of hers', async function (this: OzWorld) {
  const { verifier, challenge } = newHandover();
  const code = await callerOf(this, 'Yui').asksForCode(challenge);
  await callerOf(this, 'the other app').showsCode(code, verifier);
});

Then('the other app is signed in as Yui', async function (this: OzWorld) {
  const me = await callerOf(this, 'the other app').asksWhoSheIs();
  assert.equal(me['email'], callerOf(this, 'Yui').credentials.email);
});

When('Yui deletes her account', async function (this: OzWorld) {
  await callerOf(this, 'Yui').deletesAccount();
  assert.equal(callerOf(this, 'Yui').refusal, undefined);
});

When('Yui makes an account without the app', async function (this: OzWorld) {
  await callerOf(this, 'Yui').registers();
});

When('{caller} asks for another email', async function (this: OzWorld, name: string) {
  await callerOf(this, name).asksForEmail(anotherEmail(this));
});

When('Yui asks for the email of Ken', async function (this: OzWorld) {
  await callerOf(this, 'Yui').asksForEmail(callerOf(this, 'Ken').credentials.email);
});

When('she confirms the link that was mailed to the other email', async function (this: OzWorld) {
  const link = await this.operator.linkMailedTo(anotherEmail(this), 'email');
  assert.ok(link, 'No mail went there');
  await callerOf(this, 'Yui').confirmsEmail(link);
});

Then('her email is still the old one, and is not confirmed', async function (this: OzWorld) {
  const me = await callerOf(this, 'Yui').asksWhoSheIs();
  assert.equal(me['email'], callerOf(this, 'Yui').credentials.email);
  assert.equal(me['email_confirmed'], false);
});

Then('her email is the other one, and is confirmed', async function (this: OzWorld) {
  const me = await callerOf(this, 'Yui').asksWhoSheIs();
  assert.equal(me['email'], anotherEmail(this));
  assert.equal(me['email_confirmed'], true);
});
