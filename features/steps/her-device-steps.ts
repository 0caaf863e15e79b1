import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import { eventually } from '../support/eventually.ts';
import type { OzWorld } from '../support/world.ts';

const SOON_MS = 10_000;

Given('Yui signed in {int} minutes ago', async function (this: OzWorld, minutes: number) {
  await this.operator.ago(minutes * 60_000, () => this.learner.account.isSignedIn());
});

Given('she is signed in on another device', async function (this: OzWorld) {
  await this.learner.devices.signsInElsewhere();
  assert.equal(await this.learner.devices.isSignedInElsewhere(), true);
});

When('she looks at her devices', async function (this: OzWorld) {
  await this.learner.devices.looks();
});

When(
  /^she signs out on (the other device|all other devices)$/,
  async function (this: OzWorld, which: string) {
    await this.learner.devices.signsOut(which === 'the other device' ? 'one' : 'all');
  },
);

Then(
  /^she sees (\d+) devices?, one of which is this one$/,
  async function (this: OzWorld, count: string) {
    assert.deepEqual(await this.learner.devices.seen(), { all: Number(count), here: 1 });
  },
);

Then(
  /^she soon sees (\d+) devices?, one of which is this one$/,
  async function (this: OzWorld, count: string) {
    const { devices } = this.learner;
    const seen = await eventually(SOON_MS, async () => {
      await devices.looks();
      const now = await devices.seen();
      return now.all === Number(count) ? now : undefined;
    });
    assert.deepEqual(seen, { all: Number(count), here: 1 });
  },
);

Then(/^she is signed (in|out) on the other device$/, async function (this: OzWorld, how: string) {
  assert.equal(await this.learner.devices.isSignedInElsewhere(), how === 'in');
});

Then('her security record says', async function (this: OzWorld, table: DataTable) {
  // What happens in one moment has no order.
  const record = await this.learner.devices.record();
  assert.deepEqual(record.toSorted(), table.raw().flat().toSorted());
});

When('she closes her account', async function (this: OzWorld) {
  await this.learner.account.closesAccount();
});

Then(
  /^she is (not )?asked for her password again$/,
  async function (this: OzWorld, not: string | null) {
    assert.equal(await this.learner.account.isAskedForPassword(), not === null);
  },
);

When('she gives her password again', async function (this: OzWorld) {
  const { account } = this.learner;
  await account.givesPasswordAgain(account.credentials.password);
});

When('she gives {string} as her password again', async function (this: OzWorld, password: string) {
  await this.learner.account.givesPasswordAgain(password);
});

When('she asks on her devices for a link to sign in with', async function (this: OzWorld) {
  this.noted = await this.learner.devices.asksForLink();
});

When('she opens that link on another device', async function (this: OzWorld) {
  await this.learner.devices.opensElsewhere(this.noted);
});

When('she says there that she wants to be signed in', async function (this: OzWorld) {
  assert.equal(await this.learner.devices.agreesElsewhere(), 'signed-in');
});

When('the same link is used on a third device', async function (this: OzWorld) {
  await this.learner.devices.opensElsewhere(this.noted);
  this.noted = await this.learner.devices.agreesElsewhere();
});

Then('it is of no use there', function (this: OzWorld) {
  assert.equal(this.noted, 'refused');
});
