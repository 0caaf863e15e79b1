import { Given, Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import { callerOf, comeTo } from '../support/callers.ts';
import type { OzWorld } from '../support/world.ts';

Given('an Oz that is on its guard', async function (this: OzWorld) {
  comeTo(this, (await this.operator.guardedOz()).stranger);
});

Given('{caller} has signed in without the app', async function (this: OzWorld, name: string) {
  await callerOf(this, name).registers();
  await callerOf(this, name).signsIn();
});

Given('Yui and Ken have accounts without the app', async function (this: OzWorld) {
  for (const name of ['Yui', 'Ken']) await callerOf(this, name).registers();
});

When('{caller} signs in', async function (this: OzWorld, name: string) {
  await callerOf(this, name).signsIn();
});

When('{caller} signs out', async function (this: OzWorld, name: string) {
  await callerOf(this, name).signsOut();
});

When('{caller} closes her account', async function (this: OzWorld, name: string) {
  await callerOf(this, name).deletesAccount();
});

When('{caller} changes her password', async function (this: OzWorld, name: string) {
  await callerOf(this, name).changesPassword();
});

When('{caller} asks for a sign-in code', async function (this: OzWorld, name: string) {
  await callerOf(this, name).asksForCode('c'.repeat(43));
});

const UNITS_MS: Readonly<Record<string, number>> = { minutes: 60_000, days: 86_400_000 };

When(
  /^(\d+) (seconds|minutes|days) go by$/,
  async function (this: OzWorld, count: string, of: string) {
    const oz = await this.operator.guardedOz();
    await oz.pass(Number(count) * (UNITS_MS[of] ?? 1000));
  },
);

Then('{caller} is let in', function (this: OzWorld, name: string) {
  assert.equal(callerOf(this, name).refusal, undefined);
});

Then(
  /^(Yui|Ken|the thief|the other app) is told ([a-z-]+)$/,
  function (this: OzWorld, name: string, why: string) {
    assert.equal(callerOf(this, name).refusal, why);
  },
);
