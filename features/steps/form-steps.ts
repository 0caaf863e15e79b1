import { Given, Then } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import type { FormName } from '../../core/navigation/form-redirect.ts';
import { payloadOf } from '../support/jws.ts';
import type { OzWorld } from '../support/world.ts';

Given(
  'the form {string} is at {string}',
  async function (this: OzWorld, form: FormName, address: string) {
    await this.operator.setsForm(form, address);
  },
);

Given('the form {string} is nowhere', async function (this: OzWorld, form: FormName) {
  await this.operator.setsForm(form, undefined);
});

Given(
  'her email is {string}, her student id {string} and her customer id {string}',
  async function (this: OzWorld, email: string, studentId: string, customerId: string) {
    await this.operator.knowsOfLearner({ email, studentId, customerId });
  },
);

Then('she is led outside to {string}', async function (this: OzWorld, address: string) {
  const link = await this.learner.places.ledOutside();
  assert.ok(link?.startsWith(address), `She is led to ${link}`);
});

Then('she is led outside to exactly {string}', async function (this: OzWorld, address: string) {
  assert.equal(await this.learner.places.ledOutside(), address);
});

Then(
  'she is led outside to an address that ends in {string}',
  async function (this: OzWorld, end: string) {
    const link = await this.learner.places.ledOutside();
    assert.ok(link?.endsWith(end), `She is led to ${link}`);
  },
);

Then(
  'the form is filled with her email and her student id, and nothing else',
  async function (this: OzWorld) {
    const { account, session, places } = this.learner;
    const { email } = account.credentials;
    const id = String(payloadOf((await session.accessToken()) ?? '')['sub']);
    const [, filled] = /usp=pp_url&(.*)$/.exec((await places.ledOutside()) ?? '') ?? [];
    const expected = `email=${encodeURIComponent(email)}&student_id=${encodeURIComponent(id)}`;
    assert.equal(filled, expected);
  },
);

Then('she is told that she is going to {string}', async function (this: OzWorld, name: string) {
  assert.ok((await this.learner.places.goingTo())?.includes(name));
});
