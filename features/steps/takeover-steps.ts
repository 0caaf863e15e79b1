import { Given, Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import { attemptsOn } from '../support/account-attempts.ts';
import { callerOf } from '../support/callers.ts';
import { newHandover } from '../support/handover.ts';
import type { OzWorld } from '../support/world.ts';

const yuisEmail = (world: OzWorld): string => callerOf(world, 'Yui').credentials.email;
const thiefsEmail = (world: OzWorld): string => `thief-of-${yuisEmail(world)}`;
const WRONG = 'Sakura-2025!';
const CHOSEN = 'Momiji-2027!';

/** The newest link in the mails to this email that leads there. */
async function linkTo(world: OzWorld, email: string, page: string): Promise<string> {
  const mails = await (await world.operator.guardedOz()).mailsTo(email);
  const links = mails.flatMap((text) => /https?:\S+/.exec(text)?.[0] ?? []);
  return links.find((link) => link.includes(page)) ?? assert.fail(`No such link went to ${email}`);
}

async function confirms(world: OzWorld, name: string, email: string): Promise<void> {
  const caller = callerOf(world, name);
  await caller.confirmsEmail(await linkTo(world, email, 'register_email_confirmation'));
  assert.equal(caller.refusal, undefined);
  await (await world.operator.guardedOz()).pass(1);
}

async function choosesPasswordByMail(world: OzWorld, name: string, email: string): Promise<void> {
  const caller = callerOf(world, name);
  await caller.calls('POST', 'v1/auth/request_password_reset', { email });
  await caller.choosesPassword(await linkTo(world, email, 'reset_token'), CHOSEN);
  assert.equal(caller.refusal, undefined);
}

When(
  /^(the thief|the other app) tries to (.+)$/,
  async function (this: OzWorld, name: string, attempt: string) {
    if (attempt === 'undo it in turn') {
      const link = await linkTo(this, thiefsEmail(this), 'undo_email_change');
      return callerOf(this, name).undoesEmailChange(link);
    }
    await attemptsOn(callerOf(this, name), attempt, `another-${yuisEmail(this)}`);
  },
);

When('the thief proves to be her with a wrong password', async function (this: OzWorld) {
  await callerOf(this, 'the thief').provesWith(WRONG);
});

When(
  'the thief proves to be her with {int} wrong passwords',
  async function (this: OzWorld, count: number) {
    const thief = callerOf(this, 'the thief');
    for (let time = 0; time < count; time += 1) {
      await thief.provesWith(WRONG);
      assert.equal(thief.refusal, 'wrong-password');
    }
  },
);

When("the thief proves to be her with Yui's own password", async function (this: OzWorld) {
  await callerOf(this, 'the thief').provesWith(callerOf(this, 'Yui').credentials.password);
});

Given('Yui has confirmed her email without the app', async function (this: OzWorld) {
  const yui = callerOf(this, 'Yui');
  await yui.registers();
  await yui.signsIn();
  await confirms(this, 'Yui', yui.credentials.email);
});

Given('a thief knows her password, and has changed her email', async function (this: OzWorld) {
  const thief = callerOf(this, 'the thief');
  await thief.signsIn(callerOf(this, 'Yui').credentials);
  await thief.changesEmail(thiefsEmail(this));
  await confirms(this, 'the thief', thiefsEmail(this));
});

Then('her mailbox holds a link to undo it', async function (this: OzWorld) {
  assert.ok(await linkTo(this, yuisEmail(this), 'undo_email_change'));
});

Then('the mailbox of the thief is told, too', async function (this: OzWorld) {
  const mails = await (await this.operator.guardedOz()).mailsTo(thiefsEmail(this));
  assert.ok(mails.some((text) => text.includes('変更されました') && !text.includes('http')));
});

When('she undoes it', async function (this: OzWorld) {
  const link = await linkTo(this, yuisEmail(this), 'undo_email_change');
  await callerOf(this, 'Yui').undoesEmailChange(link);
});

Then('her email is her own again', async function (this: OzWorld) {
  const { heard } = callerOf(this, 'Yui');
  assert.equal(heard.body['email'], yuisEmail(this));
  const thief = callerOf(this, 'a stranger');
  await thief.signsIn({ email: thiefsEmail(this) });
  assert.equal(thief.refusal, 'account-not-found');
});

Then('the thief can do nothing with it any more', async function (this: OzWorld) {
  const thief = callerOf(this, 'the thief');
  await thief.asksWhoSheIs();
  assert.equal(thief.refusal, 'signed-out');
  await thief.renews();
  assert.equal(thief.refusal, 'refresh-refused');
  const { credentials } = callerOf(this, 'Yui');
  for (const password of [credentials.password, CHOSEN]) {
    await thief.signsIn({ email: credentials.email, password });
    assert.equal(thief.refusal, 'wrong-password');
  }
});

When('she chooses a new password by mail', async function (this: OzWorld) {
  await callerOf(this, 'Yui').choosesPassword(
    await linkTo(this, yuisEmail(this), 'reset_token'),
    CHOSEN,
  );
});

When('the thief chooses another password by mail', async function (this: OzWorld) {
  await choosesPasswordByMail(this, 'the thief', thiefsEmail(this));
});

When('the thief changes the email once more', async function (this: OzWorld) {
  const again = `again-${thiefsEmail(this)}`;
  await callerOf(this, 'the thief').changesEmail(again);
  await confirms(this, 'the thief', again);
});

When('a stranger makes an account with her old email', async function (this: OzWorld) {
  const stranger = callerOf(this, 'a stranger');
  await stranger.registers({ email: yuisEmail(this) });
  assert.equal(stranger.refusal, undefined);
});

When('Yui signs out on all her other devices', async function (this: OzWorld) {
  await callerOf(this, 'Yui').endsOtherSessions();
});

When('Yui signs out on her first device', async function (this: OzWorld) {
  const yui = callerOf(this, 'Yui');
  const other = (await yui.devices()).find(({ is_current: isCurrent }) => !isCurrent);
  await yui.endsSession(other?.id ?? '');
  assert.equal(yui.refusal, undefined);
});

When('Yui changes her email and confirms it', async function (this: OzWorld) {
  const email = `new-${yuisEmail(this)}`;
  await callerOf(this, 'Yui').changesEmail(email);
  await confirms(this, 'Yui', email);
});

When('the operator ends all her sessions', async function (this: OzWorld) {
  await (await this.operator.guardedOz()).endsSessions(yuisEmail(this));
});

const handover = newHandover();

Given('the thief has a sign-in code', async function (this: OzWorld) {
  this.noted = await callerOf(this, 'the thief').asksForCode(handover.challenge);
});

When('the thief shows the code', async function (this: OzWorld) {
  await callerOf(this, 'the thief').showsCode(this.noted, handover.verifier);
});

When('she asks {int} times for a link to choose a password', async function (this: OzWorld, times) {
  for (let time = 0; time < times; time += 1) {
    const email = yuisEmail(this);
    await callerOf(this, 'Yui').calls('POST', 'v1/auth/request_password_reset', { email });
    await (await this.operator.guardedOz()).pass(1);
  }
});

Then('only the newest link works', async function (this: OzWorld) {
  const mails = await (await this.operator.guardedOz()).mailsTo(yuisEmail(this));
  const links = mails.flatMap((text) => /https?:\S+#reset_token=\S+/.exec(text)?.[0] ?? []);
  const [newest = '', ...older] = links;
  assert.ok(older.length > 0, 'There was one link only');
  const yui = callerOf(this, 'Yui');
  for (const link of older) {
    await yui.choosesPassword(link, CHOSEN);
    assert.equal(yui.refusal, 'link-invalid');
  }
  await yui.choosesPassword(newest, CHOSEN);
  assert.equal(yui.refusal, undefined);
});
