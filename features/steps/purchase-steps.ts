import { Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import { callerOf } from '../support/callers.ts';
import { changed } from '../support/jws.ts';
import type { OzWorld } from '../support/world.ts';

async function purchaseOf(world: OzWorld, name: string, isForged = false): Promise<string> {
  const oz = await world.operator.guardedOz();
  return oz.purchase(callerOf(world, name).credentials.email, isForged);
}

/** The accounts that her sessions, one after the other, are of. */
async function accountsOf(world: OzWorld, name: string): Promise<readonly string[]> {
  const accounts = new Set<string>();
  const caller = callerOf(world, name);
  for (const { access } of caller.sessions) {
    const { id } = await caller.asksWhoSheIs(access);
    assert.ok(typeof id === 'string', `A session of ${name} belongs to no account`);
    accounts.add(id);
  }
  return [...accounts];
}

When(/^Yui shows her purchase in (.+) way$/, async function (this: OzWorld, way: string) {
  await callerOf(this, 'Yui').showsPurchase(way, await purchaseOf(this, 'Yui'));
});

When('Ken shows a purchase of his own', async function (this: OzWorld) {
  await callerOf(this, 'Ken').showsPurchase("today's", await purchaseOf(this, 'Ken'));
});

When(
  /^a thief shows a purchase that she signed herself in (.+) way$/,
  async function (this: OzWorld, way: string) {
    await callerOf(this, 'the thief').showsPurchase(way, await purchaseOf(this, 'Yui', true));
  },
);

When(
  /^a thief shows her purchase, changed to be another in (.+) way$/,
  async function (this: OzWorld, way: string) {
    const another = changed(await purchaseOf(this, 'Yui'), { originalTransactionId: '1' });
    await callerOf(this, 'the thief').showsPurchase(way, another);
  },
);

When(
  /^a thief shows a text that is no purchase in (.+) way$/,
  async function (this: OzWorld, way: string) {
    await callerOf(this, 'the thief').showsPurchase(way, 'a purchase, on my word');
  },
);

When('Yui registers in the iOS app with her purchase', async function (this: OzWorld) {
  await callerOf(this, 'Yui').registersInApp(await purchaseOf(this, 'Yui'));
});

When('Yui registers in the iOS app without a purchase', async function (this: OzWorld) {
  await callerOf(this, 'Yui').registersInApp(undefined);
});

When(
  /^(Yui|Ken) attaches (?:her|Yui's) purchase(?:, newly signed)?$/,
  async function (this: OzWorld, name: string) {
    await callerOf(this, name).attachesPurchase(await purchaseOf(this, 'Yui'));
  },
);

When('Yui attaches the same text again', async function (this: OzWorld) {
  const yui = callerOf(this, 'Yui');
  await yui.attachesPurchase(yui.shownPurchase ?? assert.fail('She attached none'));
});

When('Yui attaches a purchase that a thief signed', async function (this: OzWorld) {
  await callerOf(this, 'Yui').attachesPurchase(await purchaseOf(this, 'Yui', true));
});

Then('it is the same account', async function (this: OzWorld) {
  assert.equal(callerOf(this, 'Yui').refusal, undefined);
  assert.ok(callerOf(this, 'Yui').sessions.length > 1, 'She came in once');
  assert.equal((await accountsOf(this, 'Yui')).length, 1);
});

Then('they have different accounts', async function (this: OzWorld) {
  const [yui, ken] = [await accountsOf(this, 'Yui'), await accountsOf(this, 'Ken')];
  assert.equal(yui.length, 1);
  assert.equal(ken.length, 1);
  assert.notEqual(yui[0], ken[0]);
});

Then(/^she hears that her account is (new|not new)$/, function (this: OzWorld, how: string) {
  assert.equal(callerOf(this, 'Yui').heard.body['is_new'], how === 'new');
});
