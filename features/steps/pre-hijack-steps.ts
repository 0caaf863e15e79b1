import { Given, Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import { callerOf } from '../support/callers.ts';
import type { OzWorld } from '../support/world.ts';

const CHOSEN = 'Momiji-2027!';
const yuisEmail = (world: OzWorld): string => callerOf(world, 'Yui').credentials.email;
const thieves = (count: number) => Array.from({ length: count }, (_, index) => `thief ${index}`);
const shown = new WeakMap<OzWorld, string>();
const guests = new WeakMap<OzWorld, unknown>();

async function linkIn(world: OzWorld, page: string): Promise<string> {
  const mails = await (await world.operator.guardedOz()).mailsTo(yuisEmail(world));
  const links = mails.flatMap((text) => /https?:\S+/.exec(text)?.[0] ?? []);
  return links.find((link) => link.includes(page)) ?? assert.fail('No such mail went to her');
}

Given('Yui looks around as a guest without the app', async function (this: OzWorld) {
  await callerOf(this, 'Yui').beginsAsGuest();
  guests.set(this, (await callerOf(this, 'Yui').asksWhoSheIs())['id']);
});

When('Yui makes the account that keeps what she did', async function (this: OzWorld) {
  const yui = callerOf(this, 'Yui');
  const body = { ...yui.credentials, guest_token: yui.session.access };
  await yui.calls('POST', 'v1/auth/register_password', body);
  assert.equal(yui.refusal, undefined);
});

Then('it is the account of the guest', async function (this: OzWorld) {
  assert.equal((await callerOf(this, 'Yui').asksWhoSheIs())['id'], guests.get(this));
});

const thiefsPurchase = async (world: OzWorld) =>
  (await world.operator.guardedOz()).purchase(callerOf(world, 'the thief').credentials.email);

Given(
  "a thief has registered in the iOS app with Yui's email and a purchase of his own",
  async function (this: OzWorld) {
    const thief = callerOf(this, 'the thief');
    await thief.registersInApp(await thiefsPurchase(this), yuisEmail(this));
    assert.equal(thief.refusal, undefined);
  },
);

When('Yui chooses a password for her email by mail', async function (this: OzWorld) {
  const yui = callerOf(this, 'Yui');
  await yui.calls('POST', 'v1/auth/request_password_reset', { email: yuisEmail(this) });
  await yui.choosesPassword(await linkIn(this, 'reset_token'), CHOSEN);
  assert.equal(yui.refusal, undefined);
});

When('the thief shows his purchase in the older way', async function (this: OzWorld) {
  await callerOf(this, 'the thief').showsPurchase('the older', await thiefsPurchase(this));
});

When("the thief signs in to Yui's account with his own password", async function (this: OzWorld) {
  await callerOf(this, 'the thief').signsIn({ email: yuisEmail(this) });
});

When('Yui signs in with the password she chose', async function (this: OzWorld) {
  await callerOf(this, 'Yui').signsIn({ password: CHOSEN });
});

When('Yui opens the link that confirms her email', async function (this: OzWorld) {
  await callerOf(this, 'Yui').confirmsEmail(await linkIn(this, 'register_email_confirmation'));
});

Given('a thief has found what she showed', function (this: OzWorld) {
  shown.set(this, callerOf(this, 'Yui').shownPurchase ?? assert.fail('She showed nothing'));
});

When('the thief shows it', async function (this: OzWorld) {
  await callerOf(this, 'the thief').showsPurchase("today's", shown.get(this) ?? '');
});

When('Yui shows the very same again', async function (this: OzWorld) {
  const yui = callerOf(this, 'Yui');
  await yui.showsPurchase("today's", yui.shownPurchase ?? '');
});

When('{int} thieves renew her session at the same moment', async function (this: OzWorld, count) {
  const { session } = callerOf(this, 'Yui');
  await Promise.all(
    thieves(count).map(async (name) => {
      const thief = callerOf(this, name);
      thief.session = session;
      await thief.renews();
      assert.equal(thief.refusal, undefined);
    }),
  );
  this.noted = String(count);
});

Then('all of them have the same refresh token', function (this: OzWorld) {
  const tokens = thieves(Number(this.noted)).map((name) => callerOf(this, name).session.refresh);
  assert.equal(new Set(tokens).size, 1);
});

When('2 of the thieves renew it 11 seconds apart', async function (this: OzWorld) {
  for (const name of thieves(2)) {
    await callerOf(this, name).renews();
    await (await this.operator.guardedOz()).pass(11_000);
  }
});

Then('no one has a session any more', async function (this: OzWorld) {
  for (const name of ['Yui', ...thieves(Number(this.noted))]) {
    const caller = callerOf(this, name);
    await caller.asksWhoSheIs();
    assert.equal(caller.refusal, 'signed-out');
    await caller.renews();
    assert.equal(caller.refusal, 'refresh-refused');
  }
});

When(
  'she renews her session every {int} days for {int} days',
  async function (this: OzWorld, every: number, days: number) {
    const yui = callerOf(this, 'Yui');
    for (let day = 0; day < days; day += every) {
      await yui.renews();
      assert.equal(yui.refusal, undefined);
      await (await this.operator.guardedOz()).pass(every * 86_400_000);
    }
    await yui.renews();
  },
);
