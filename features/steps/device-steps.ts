import { Given, Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import type { NativeApp } from '../../core/navigation/native-app.ts';
import { languageCalled } from '../support/languages.ts';
import { eventually } from '../support/eventually.ts';
import type { OzWorld } from '../support/world.ts';

Given(/^Yui uses the (ios|android) app$/, async function (this: OzWorld, wrapper: NativeApp) {
  await this.learner.device.usesApp(wrapper);
});

Given('Yui meets Oz inside another app', async function (this: OzWorld) {
  await this.learner.device.usesApp('ios', true);
});

Given('Yui uses the browser {string}', async function (this: OzWorld, userAgent: string) {
  await this.learner.device.usesBrowser(userAgent);
});

Given(
  'her window is {int} wide and {int} high',
  async function (this: OzWorld, wide: number, high: number) {
    await this.learner.device.sizesWindow(wide, high);
  },
);

Given('her device prefers {word}', async function (this: OzWorld, name: string) {
  await this.learner.device.prefersLanguage(languageCalled(name));
});

Given(
  'an earlier visit has left the language {string}',
  async function (this: OzWorld, language: string) {
    await this.learner.device.remembers('storage', 'i18nextLng', language);
  },
);

Given('a cookie has the language {string}', async function (this: OzWorld, language: string) {
  await this.learner.device.remembers('cookie', 'i18next', language);
});

Given('Oz is kept on her device', async function (this: OzWorld) {
  await this.learner.device.keepsApp();
});

Given('she is offline', async function (this: OzWorld) {
  await this.learner.device.goesOffline();
});

Given(
  /^the network (stalls|flows again)$/,
  async function (this: OzWorld, what: 'stalls' | 'flows again') {
    await this.learner.device.networkStalls(what === 'stalls');
  },
);

Given('she is online again', async function (this: OzWorld) {
  await this.learner.device.goesOnline();
});

Given('going back does nothing in her app', async function (this: OzWorld) {
  await this.learner.device.goingBackDoesNothing();
});

When('she closes Oz and opens it again', async function (this: OzWorld) {
  await this.learner.device.restarts();
});

When('she looks away and back', async function (this: OzWorld) {
  await this.learner.device.looksAwayAndBack();
});

When('she reloads', async function (this: OzWorld) {
  await this.learner.device.reloads();
});

Given('she denies the microphone', async function (this: OzWorld) {
  await this.learner.device.deniesMicrophone();
});

Then(
  'her device keeps under {string} an access_token and a refresh_token',
  async function (this: OzWorld, key: string) {
    const kept: unknown = JSON.parse((await this.learner.device.kept(key)) ?? '{}');
    assert.deepEqual(Object.keys(Object(kept)).toSorted(), ['access_token', 'refresh_token']);
    assert.ok(Object.values(Object(kept)).every((token) => typeof token === 'string'));
  },
);

Then(
  'her device keeps under {string} {string}',
  async function (this: OzWorld, key: string, value: string) {
    assert.equal(await this.learner.device.kept(key), value);
  },
);

Then('her app was asked to log out while she was signed in', async function (this: OzWorld) {
  const calls = await this.learner.device.bridgeCalls();
  assert.equal(calls.filter((call) => call === 'logout').length, 1);
});

Then('her app was not asked to log out', async function (this: OzWorld) {
  assert.ok(!(await this.learner.device.bridgeCalls()).includes('logout'));
});

Then('her app may finish the purchase', async function (this: OzWorld) {
  const isAsked = async () =>
    (await this.learner.device.bridgeCalls()).includes('purchase_kept') || undefined;
  assert.ok(await eventually(5000, isAsked));
});

Given('her device lets things move', async function (this: OzWorld) {
  await this.learner.device.allowsMotion();
});

Then('her app was asked to let her feel it', async function (this: OzWorld) {
  // The wrapper says hello before.
  const isAsked = async () =>
    (await this.learner.device.bridgeCalls()).includes('haptic') || undefined;
  assert.ok(await eventually(5000, isAsked));
});

Then('her app was not asked to let her feel it', async function (this: OzWorld) {
  assert.ok(!(await this.learner.device.bridgeCalls()).includes('haptic'));
});
