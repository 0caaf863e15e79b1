import { Given, Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import { attempts, beginsRound, roundAsKept, type BegunRound } from '../support/another-round.ts';
import { callerOf } from '../support/callers.ts';
import { forged } from '../support/forged-tokens.ts';
import { HTML, writesHtml } from '../support/html.ts';
import { payloadOf } from '../support/jws.ts';
import type { OzWorld } from '../support/world.ts';

const rounds = new WeakMap<OzWorld, BegunRound>();
const roundOf = (world: OzWorld): BegunRound => rounds.get(world) ?? assert.fail('None was begun');

When(/^Ken shows his token (.+)$/, async function (this: OzWorld, how: string) {
  const [ken, yui] = [callerOf(this, 'Ken'), callerOf(this, 'Yui')];
  const victim = payloadOf(yui.session.access)['sub'];
  await ken.asksWhoSheIs(forged(how, ken.session.access, String(victim)));
});

Then("Ken's own token is as good as before", async function (this: OzWorld) {
  const ken = callerOf(this, 'Ken');
  assert.equal((await ken.asksWhoSheIs())['email'], ken.credentials.email);
});

When('a thief shows her refresh token as an access token', async function (this: OzWorld) {
  await callerOf(this, 'the thief').asksWhoSheIs(callerOf(this, 'Yui').session.refresh);
});

When('a thief shows her access token as a refresh token', async function (this: OzWorld) {
  const { access } = callerOf(this, 'Yui').session;
  callerOf(this, 'the thief').session = { access, refresh: access };
  await callerOf(this, 'the thief').renews();
});

When(/^a page of "?([^"]+?)"? deletes her account$/, async function (this: OzWorld, site: string) {
  await callerOf(this, 'Yui').deletesAccount(site);
});

Then('Yui still has her account', async function (this: OzWorld) {
  const yui = callerOf(this, 'Yui');
  assert.equal((await yui.asksWhoSheIs())['email'], yui.credentials.email);
});

Then('Yui no longer has her account', async function (this: OzWorld) {
  await callerOf(this, 'Yui').signsIn();
  assert.equal(callerOf(this, 'Yui').refusal, 'account-not-found');
});

Given('Yui has begun a round', async function (this: OzWorld) {
  const round = await beginsRound(callerOf(this, 'Yui'));
  rounds.set(this, round);
  this.noted = await roundAsKept(round);
  assert.ok(this.noted.includes(round.id), this.noted);
});

When(/^Ken tries to (.+)$/, async function (this: OzWorld, attempt: string) {
  await attempts(attempt, callerOf(this, 'Ken'), roundOf(this));
});

Then("Yui's round is as it was", async function (this: OzWorld) {
  assert.equal(await roundAsKept(roundOf(this)), this.noted);
});

Then(/^Yui herself may (.+)$/, async function (this: OzWorld, attempt: string) {
  await attempts(attempt, callerOf(this, 'Yui'), roundOf(this));
  assert.equal(callerOf(this, 'Yui').refusal, undefined);
});

When(/^Yui writes HTML as (.+)$/, async function (this: OzWorld, field: string) {
  await writesHtml(callerOf(this, 'Yui'), field);
});

Then('what comes back is data, and none of the HTML', function (this: OzWorld) {
  const { heard } = callerOf(this, 'Yui');
  assert.ok(heard.status < 500 && heard.isData, `She was answered ${heard.status} ${heard.text}`);
  assert.ok(!heard.text.includes(HTML.slice(0, 4)), heard.text);
});

When('Yui makes an account with an email that looks like HTML', async function (this: OzWorld) {
  const yui = callerOf(this, 'Yui');
  this.noted = `o'img/src=x&lt;b&gt;-${yui.credentials.email}`;
  await yui.registers({ email: this.noted });
  await yui.signsIn({ email: this.noted });
});

Then('her email comes back as data, letter by letter', async function (this: OzWorld) {
  const yui = callerOf(this, 'Yui');
  assert.equal((await yui.asksWhoSheIs())['email'], this.noted);
  assert.ok(yui.heard.isData);
});
