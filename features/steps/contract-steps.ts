import { Given, Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import type { Plan } from '../../core/domain/contract/contract.ts';
import { payloadOf } from '../support/jws.ts';
import type { OzWorld } from '../support/world.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Whether each speech she submitted was taken. */
const submitted = new WeakMap<OzWorld, boolean[]>();

function taken(world: OzWorld): boolean[] {
  const before = submitted.get(world) ?? [];
  submitted.set(world, before);
  return before;
}

const GOOD = '4242 4242 4242 4242';

async function pays(world: OzWorld, plan: Plan): Promise<void> {
  await world.learner.contract.chooses(plan);
  assert.ok(await world.learner.contract.pays(GOOD), 'She was not led back');
}

/** So that it is this time of the day in Japan next. */
async function isTime(world: OzWorld, hour: number, minute: number): Promise<void> {
  const inJapan = (await world.operator.timeOfContracts()) + 9 * HOUR_MS;
  const wanted = hour * HOUR_MS + minute * MINUTE_MS;
  const left = (wanted - (inJapan % DAY_MS) + DAY_MS) % DAY_MS;
  await world.operator.passesTimeOfContracts(left);
}

Given('a contract is needed', async function (this: OzWorld) {
  await this.operator.asksForContract();
});

Given('she has looked around', async function (this: OzWorld) {
  await this.learner.places.opens('/ja');
});

When('{int} days of contracts have passed', async function (this: OzWorld, days: number) {
  await this.operator.passesTimeOfContracts(days * DAY_MS);
});

When(/^she pays for the (monthly|annual) plan$/, async function (this: OzWorld, plan: Plan) {
  await pays(this, plan);
});

Given(
  /^she has paid for the (monthly|annual) plan, and her trial is over$/,
  async function (this: OzWorld, plan: Plan) {
    await pays(this, plan);
    await this.operator.passesTimeOfContracts(15 * DAY_MS);
  },
);

When(/^she chooses the (monthly|annual) plan$/, async function (this: OzWorld, plan: Plan) {
  await this.learner.contract.chooses(plan);
});

When(
  /^she (buys|chooses) the (monthly|annual) plan in the App Store(?:, and closes its sheet)?$/,
  async function (this: OzWorld, how: string, plan: Plan) {
    const purchase = how === 'buys' ? await this.operator.sellsInStore() : undefined;
    await this.learner.contract.choosesInStore(plan, purchase);
  },
);

When('her app tells of a purchase that no page waited for', async function (this: OzWorld) {
  await this.learner.contract.isToldOfPurchase(await this.operator.sellsInStore());
  await this.operator.tellsOfSale();
});

When('Apple tells Oz of it', async function (this: OzWorld) {
  await this.operator.tellsOfSale();
});

Then(
  /^she reads that (it is paid|nothing was bought)$/,
  async function (this: OzWorld, what: string) {
    const told = await this.learner.contract.toldOfStore();
    assert.equal(told, what === 'it is paid' ? 'paid' : 'not-bought');
  },
);

When('she gives the card {string}', async function (this: OzWorld, card: string) {
  await this.learner.contract.pays(card);
});

When('she tells her bank that it is she', async function (this: OzWorld) {
  await this.learner.contract.confirms();
});

When('she goes back without paying', async function (this: OzWorld) {
  await this.learner.contract.goesBack();
});

When('she cancels her contract', async function (this: OzWorld) {
  await this.learner.contract.cancels();
});

Given('the provider of payments cannot be asked', async function (this: OzWorld) {
  await this.operator.refusesCancelling();
});

Then(
  /^her contract is (free|trial|active|past-due|cancelled|ended)$/,
  async function (this: OzWorld, kind: string) {
    assert.equal(await this.learner.contract.status(), kind);
  },
);

When('she goes on to write about it', async function (this: OzWorld) {
  await this.learner.contract.goesOnToWrite();
});

Given('she bought the monthly plan in the App Store', async function (this: OzWorld) {
  await this.operator.knowsOfPurchase();
});

Then(
  'she reads how to cancel it on her device, and cannot cancel it here',
  async function (this: OzWorld) {
    assert.equal(await this.learner.contract.cancelledWhere(), 'on the device');
  },
);

Then('she still has it', async function (this: OzWorld) {
  assert.equal(await this.learner.contract.status(), 'active');
});

Then('it ends at 12:00', async function (this: OzWorld) {
  this.noted = await this.learner.contract.ends();
  assert.match(this.noted, / 12:00$/);
});

When(/^it is (a minute before that|that moment)$/, async function (this: OzWorld, when: string) {
  const [year, month, day] = this.noted?.match(/\d+/g) ?? [];
  const end = Date.UTC(Number(year), Number(month) - 1, Number(day), 3);
  const moment = when === 'that moment' ? end : end - MINUTE_MS;
  await this.operator.passesTimeOfContracts(moment - (await this.operator.timeOfContracts()));
});

Then('she has {int} receipt', async function (this: OzWorld, count: number) {
  assert.equal(await this.learner.contract.receipts(), count);
});

Then(
  'the form is filled with her email, her student id and her customer id',
  async function (this: OzWorld) {
    const { account, session, places } = this.learner;
    const id = String(payloadOf((await session.accessToken()) ?? '')['sub']);
    const filled = new URL((await places.ledOutside()) ?? '').searchParams;
    assert.equal(filled.get('email'), account.credentials.email);
    assert.equal(filled.get('student_id'), id);
    assert.match(filled.get('customer_id') ?? '', /^cus_/);
  },
);

/** Enough words to be corrected. */
const SPEECH =
  'Every morning I get up at six thirty. First I turn off the alarm and wash my face. After that I have breakfast with my mother and we talk about the day before I leave home at eight.';

When(
  'she submits a speech on {string}',
  { timeout: 120_000 },
  async function (this: OzWorld, theme: string) {
    const { speaks } = this.learner;
    await speaks.chooses(theme);
    await speaks.says(SPEECH);
    await speaks.submits();
    taken(this).push(!(await speaks.isToldItWaits()));
  },
);

When('she submits the same speech again', async function (this: OzWorld) {
  await this.learner.speaks.submits();
  taken(this).push(!(await this.learner.speaks.isToldItWaits()));
});

Then(/^(?:it was|both were) taken$/, function (this: OzWorld) {
  assert.ok(taken(this).every(Boolean), JSON.stringify(taken(this)));
  taken(this).length = 0;
});

Then('she is told that no more speeches can be submitted today', async function (this: OzWorld) {
  assert.equal(taken(this).pop(), false);
  assert.equal(await this.learner.speaks.refusedBecause(), 'submissions-exceeded');
});

When(/^it is (\d+):(\d+) in Japan$/, async function (this: OzWorld, hour: string, minute: string) {
  await isTime(this, Number(hour), Number(minute));
});
