import { Given, Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import { callerOf } from '../support/callers.ts';
import { eventually } from '../support/eventually.ts';
import type { OzWorld } from '../support/world.ts';

Given(/^her device (grants|denies) notifications$/, async function (this: OzWorld, answer: string) {
  await this.learner.reminders.allows(answer === 'grants' ? 'granted' : 'denied');
});

When('she opens her reminders', async function (this: OzWorld) {
  await this.learner.reminders.opens();
});

When(/^she turns reminders (on|off)$/, async function (this: OzWorld, how: string) {
  await this.learner.reminders.turns(how === 'on');
});

When('she wants to be reminded at {int}', async function (this: OzWorld, hour: number) {
  await this.learner.reminders.choosesHour(hour);
});

Then(/^reminders are (on|off)$/, async function (this: OzWorld, how: string) {
  assert.equal(await this.learner.reminders.isOn(), how === 'on');
});

Then('she is reminded at {int}', async function (this: OzWorld, hour: number) {
  assert.equal(await this.learner.reminders.hour(), hour);
});

Then(
  /^she was asked to allow notifications (\d+) times?$/,
  async function (this: OzWorld, times: string) {
    assert.equal(await this.learner.reminders.timesAsked(), Number(times));
  },
);

Then(/^she is reached on (nothing|web|android)$/, async function (this: OzWorld, platform: string) {
  const devices = await this.learner.reminders.devices();
  assert.deepEqual(devices, platform === 'nothing' ? [] : [platform]);
});

Then('she is soon reached on web', async function (this: OzWorld) {
  const isReached = await eventually(10_000, async () => {
    const devices = await this.learner.reminders.devices();
    return devices.includes('web') || undefined;
  });
  assert.ok(isReached);
});

Then('she is told why: {string}', async function (this: OzWorld, kind: string) {
  assert.equal(await this.learner.reminders.trouble(), kind);
});

const DEVICES = 'v1/auth/me/device_tokens';

Given(
  /^(Yui|Ken) is reached on an? (iOS|Android) device and reminded at (\d+) in (ja|en|ko)$/,
  async function (this: OzWorld, name: string, system: string, hour: string, language: string) {
    (await this.operator.guardedOz()).push.forget(tokenOf(name));
    const caller = callerOf(this, name);
    const platform = system === 'iOS' ? 'ios' : 'android';
    await caller.calls('POST', DEVICES, { token: tokenOf(name), platform });
    assert.equal(caller.refusal, undefined);
    await chooses(this, name, true, Number(hour), language);
  },
);

When('{caller} turns reminders off', async function (this: OzWorld, name: string) {
  await chooses(this, name, false, 20, 'ja');
});

When('it is {int} in Japan the next time', async function (this: OzWorld, hour: number) {
  await (await this.operator.guardedOz()).becomes(hour);
});

When('the service says that the device of Yui is gone', async function (this: OzWorld) {
  (await this.operator.guardedOz()).push.answers.set(tokenOf('Yui'), { kind: 'gone' });
});

When('the operator announces a maintenance', async function (this: OzWorld) {
  const { stranger, contentToken } = await this.operator.guardedOz();
  const { status } = await stranger.calls('POST', 'v1/push/maintenance', {
    token: contentToken,
    body: { from: '2026-12-24T15:00:00.000Z' },
  });
  assert.equal(status, 204);
});

Then(
  'the device of {caller} got {string}',
  async function (this: OzWorld, name: string, title: string) {
    assert.deepEqual(await titlesOf(this, name), [title]);
  },
);

Then('the device of {caller} got nothing', async function (this: OzWorld, name: string) {
  assert.deepEqual(await titlesOf(this, name), []);
});

Then('{caller} is reached on no device', async function (this: OzWorld, name: string) {
  const caller = callerOf(this, name);
  // An hour has gone by, and her token with it.
  await caller.renews();
  const { body } = await caller.calls('GET', 'v1/auth/me/reminders');
  assert.deepEqual(body['devices'], []);
});

const tokenOf = (name: string): string => (name === 'Yui' ? 'a1b2c3d4' : 'e5f6a7b8');

async function chooses(
  world: OzWorld,
  name: string,
  isOn: boolean,
  hour: number,
  language: string,
) {
  const caller = callerOf(world, name);
  await caller.calls('PUT', 'v1/auth/me/reminders', {
    is_on: isOn,
    hour,
    time_zone: 'Asia/Tokyo',
    language,
  });
  assert.equal(caller.refusal, undefined);
}

async function titlesOf(world: OzWorld, name: string): Promise<readonly string[]> {
  const { push } = await world.operator.guardedOz();
  const mine = push.sent.filter(({ token }) => token === tokenOf(name));
  return mine.map(({ message }) => message.title);
}
