import { Given, Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import { newHandover } from '../support/handover.ts';
import { doesAsStranger } from '../support/open-calls.ts';
import { spoiledSession } from '../support/spoiled-sessions.ts';
import type { OzWorld } from '../support/world.ts';

Given(/^where her session was there is now (.+)$/, async function (this: OzWorld, what: string) {
  await this.learner.session.isSpoiled(spoiledSession(what));
});

Given(
  /^her access token has (-?\d+) seconds left$/,
  async function (this: OzWorld, seconds: string) {
    const { session } = this.learner;
    this.noted = [await session.accessToken(), await session.refreshToken()].join(' ');
    await session.endsIn(Number(seconds));
  },
);

Given('her device overlooks her session once', async function (this: OzWorld) {
  await this.learner.session.isOverlookedOnce();
});

When('she asks for five things at once', async function (this: OzWorld) {
  await this.learner.places.asksForFiveThings();
});

When(
  'two tabs of hers need a new token at the same moment {int} times',
  { timeout: 300_000 },
  async function (this: OzWorld, times: number) {
    await this.learner.session.isNeededInTwoTabs(times);
  },
);

When('she asks whether an email has an account', async function (this: OzWorld) {
  await this.learner.account.asksWhetherEmailHasAccount();
});

When('she makes another account', async function (this: OzWorld) {
  await this.learner.account.makesAnotherAccount();
});

When('she begins as a guest in another tab', async function (this: OzWorld) {
  await this.learner.account.beginsAnotherGuest();
});

When('she signs in elsewhere with a code of hers', async function (this: OzWorld) {
  const handover = newHandover();
  const code = await this.learner.account.handsOver(handover);
  this.noted = `${code} ${handover.verifier}`;
  assert.equal(await this.learner.account.signsInElsewhere(code, handover.verifier), undefined);
});

When('a thief shows the same code again', async function (this: OzWorld) {
  const [code = '', verifier = ''] = this.noted.split(' ');
  this.noted = (await this.learner.account.signsInElsewhere(code, verifier)) ?? '';
});

Then('she is signed in there, too', async function (this: OzWorld) {
  const { account } = this.learner;
  assert.equal(await account.emailElsewhere(), account.credentials.email);
});

Then('the code is refused', async function (this: OzWorld) {
  assert.equal(this.noted, 'code-refused');
  assert.equal(await this.learner.account.emailElsewhere(), undefined);
});

Then(/^her session was refreshed (\d+) times?$/, async function (this: OzWorld, times: string) {
  assert.equal(await this.learner.session.refreshes(), Number(times));
});

Then('her session was not refreshed', async function (this: OzWorld) {
  const [, refreshToken] = this.noted.split(' ');
  assert.equal(await this.learner.session.refreshToken(), refreshToken);
});

Then('the call to {string} did not say who she is', async function (this: OzWorld, path: string) {
  const calls = await this.learner.calls.made();
  const call = calls.findLast((made) => made.path.endsWith(`/${path}`));
  assert.ok(call, `${path} was not called`);
  assert.equal(call.hasToken, false);
});

Then('both of her tokens are new', async function (this: OzWorld) {
  const [accessToken, refreshToken] = this.noted.split(' ');
  const { session } = this.learner;
  assert.notEqual(await session.accessToken(), accessToken);
  assert.notEqual(await session.refreshToken(), refreshToken);
  assert.ok(await session.refreshToken());
});

Then('she is still signed in', async function (this: OzWorld) {
  await this.learner.device.restarts();
  assert.equal(await this.learner.places.screen(), 'home');
});

When(/^a stranger (.+), without a token$/, async function (this: OzWorld, what: string) {
  await doesAsStranger(what, this.stranger, this.learner.account.credentials);
});

Then('she is served', function (this: OzWorld) {
  const { heard } = this.stranger;
  assert.ok(heard && [200, 204].includes(heard.status), `She was answered ${heard?.text}`);
});

Then('only her purchase is refused', function (this: OzWorld) {
  assert.equal(this.stranger.heard?.body['code'], 'purchase-refused');
});
