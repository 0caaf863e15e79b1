import { Given, Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import { callerOf } from '../support/callers.ts';
import { isSlowHash } from '../support/slow-hash.ts';
import type { OzWorld } from '../support/world.ts';

const WRONG = { password: 'Sakura-2025!' };
const databases = new WeakMap<OzWorld, string>();

Given('a thief has stolen her session', function (this: OzWorld) {
  callerOf(this, 'the thief').session = callerOf(this, 'Yui').session;
});

Given('her session was ended because it was stolen', async function (this: OzWorld) {
  const [yui, thief] = [callerOf(this, 'Yui'), callerOf(this, 'the thief')];
  thief.session = yui.session;
  await thief.renews();
  await (await this.operator.guardedOz()).pass(11_000);
  await yui.renews();
  assert.equal(yui.refusal, 'refresh-refused');
});

When(/^(Yui|the thief) renews (?:her|the) session/, async function (this: OzWorld, name: string) {
  const caller = callerOf(this, name);
  this.noted = [caller.session.access, caller.session.refresh].join(' ');
  await caller.renews();
});

When(
  'two tabs renew her session, {int} seconds apart',
  async function (this: OzWorld, apart: number) {
    const [yui, tab] = [callerOf(this, 'Yui'), callerOf(this, 'her other tab')];
    tab.session = yui.session;
    await yui.renews();
    await (await this.operator.guardedOz()).pass(apart * 1000);
    await tab.renews();
    assert.equal(tab.refusal, undefined);
  },
);

Then('both tabs can renew it again', async function (this: OzWorld) {
  await (await this.operator.guardedOz()).pass(60_000);
  for (const tab of [callerOf(this, 'Yui'), callerOf(this, 'her other tab')]) {
    await tab.renews();
    assert.equal(tab.refusal, undefined);
  }
});

Then('none of her tokens is what it was', function (this: OzWorld) {
  const { access, refresh } = callerOf(this, 'Yui').session;
  assert.ok(!this.noted.includes(access) && !this.noted.includes(refresh));
});

When(
  "{caller} tries {int} wrong passwords for Yui's account",
  async function (this: OzWorld, name: string, times: number) {
    const { email } = callerOf(this, 'Yui').credentials;
    for (let time = 0; time < times; time += 1) {
      await callerOf(this, name).signsIn({ email, password: `Sakura-${1000 + time}!` });
    }
  },
);

When("the thief tries a wrong password for Yui's account", async function (this: OzWorld) {
  const { email } = callerOf(this, 'Yui').credentials;
  await callerOf(this, 'the thief').signsIn({ ...WRONG, email });
});

When(
  "{int} thieves in different places try a wrong password for Yui's account",
  async function (this: OzWorld, count: number) {
    const { email } = callerOf(this, 'Yui').credentials;
    for (let thief = 0; thief < count; thief += 1) {
      await callerOf(this, `thief ${thief}`).signsIn({ ...WRONG, email });
      assert.equal(callerOf(this, `thief ${thief}`).refusal, 'wrong-password');
    }
  },
);

When(
  'a thief tries a wrong password for each of {int} emails',
  async function (this: OzWorld, count: number) {
    const thief = callerOf(this, 'the thief');
    for (let index = 0; index < count; index += 1) {
      await thief.signsIn({ ...WRONG, email: `nobody-${index}@oz.example` });
      assert.equal(thief.refusal, 'account-not-found');
    }
  },
);

When("the thief tries Yui's own password", async function (this: OzWorld) {
  await callerOf(this, 'the thief').signsIn(callerOf(this, 'Yui').credentials);
});

When('Yui signs in {int} times', async function (this: OzWorld, times: number) {
  for (let time = 0; time < times; time += 1) await callerOf(this, 'Yui').signsIn();
});

When('a thief steals the whole database', async function (this: OzWorld) {
  const stolen = await (await this.operator.guardedOz()).stolen();
  assert.ok(stolen.includes(callerOf(this, 'Yui').credentials.email), 'She is not in it');
  databases.set(this, stolen);
});

Then('their password is not in it', function (this: OzWorld) {
  assert.ok(!databases.get(this)?.includes(callerOf(this, 'Yui').credentials.password));
});

Then('her tokens are not in it', function (this: OzWorld) {
  const { access, refresh } = callerOf(this, 'Yui').session;
  assert.ok(!databases.get(this)?.includes(access) && !databases.get(this)?.includes(refresh));
});

Then(
  'what is kept instead was made slowly, in {int} MiB of memory',
  async function (this: OzWorld, mebibytes: number) {
    const oz = await this.operator.guardedOz();
    const kept = await oz.keptPassword(callerOf(this, 'Yui').credentials.email);
    assert.ok(databases.get(this)?.includes(kept), 'Something else was stolen');
    assert.ok(isSlowHash(kept, mebibytes), `It is ${kept}`);
  },
);

Then('something else is kept for Yui than for Ken', async function (this: OzWorld) {
  const oz = await this.operator.guardedOz();
  const [yui, ken] = [callerOf(this, 'Yui').credentials, callerOf(this, 'Ken').credentials];
  assert.equal(yui.password, ken.password);
  assert.notEqual(await oz.keptPassword(yui.email), await oz.keptPassword(ken.email));
});
