import { Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import {
  asksForChallenge,
  mayBeAsked,
  posts,
  registersKey,
  studiesOnDays,
  told,
} from '../support/app-store.ts';
import { callerOf } from '../support/callers.ts';
import type { OzWorld } from '../support/world.ts';

const guarded = (world: OzWorld) => world.operator.guardedOz();
const challenges = new WeakMap<OzWorld, string>();
const challengeOf = (world: OzWorld) => challenges.get(world) ?? assert.fail('None was asked for');

When('her wrapper asks for a challenge', async function (this: OzWorld) {
  challenges.set(this, await asksForChallenge(callerOf(this, 'Yui')));
});

When(
  /^her wrapper registers (?:its|another) key for (?:it|the same challenge)$/,
  async function (this: OzWorld) {
    await registersKey(callerOf(this, 'Yui'), await guarded(this), challengeOf(this));
  },
);

When(
  /^(her wrapper|another app) asks for a challenge and registers its key for it$/,
  async function (this: OzWorld, who: string) {
    const yui = callerOf(this, 'Yui');
    challenges.set(this, await asksForChallenge(yui));
    await registersKey(yui, await guarded(this), challengeOf(this), who === 'another app');
  },
);

When("Ken's wrapper registers a key for a challenge of Yui's", async function (this: OzWorld) {
  const challenge = await asksForChallenge(callerOf(this, 'Yui'));
  await registersKey(callerOf(this, 'Ken'), await guarded(this), challenge);
});

const LATER_MS: Readonly<Record<string, number>> = { 'an hour': 3_600_000, 'two hours': 7_200_000 };

const yuis = (world: OzWorld) => callerOf(world, 'Yui').credentials.email;

When(
  /^Apple tells (.+) of Yui's subscription(?:, (an hour|two hours) later)?$/,
  async function (this: OzWorld, what: string, later?: string) {
    const msLater = later ? (LATER_MS[later] ?? 0) : 0;
    this.noted = await told(await guarded(this), yuis(this), what, { msLater });
    const apple = callerOf(this, 'Apple');
    await posts(apple, this.noted);
    assert.equal(apple.refusal, undefined, apple.heard.text);
  },
);

When('Apple tells the same again', async function (this: OzWorld) {
  await posts(callerOf(this, 'Apple'), this.noted ?? '');
  assert.equal(callerOf(this, 'Apple').refusal, undefined);
});

When(/^a thief tells (.+) of Yui's subscription$/, async function (this: OzWorld, what: string) {
  const forged = await told(await guarded(this), yuis(this), what, { isForged: true });
  await posts(callerOf(this, 'the thief'), forged);
});

Then(
  /^her subscription is (active|grace|past-due|ended|revoked) and (open|closed)$/,
  async function (this: OzWorld, state: string, how: string) {
    const stands = await (await guarded(this)).standsInStore(yuis(this));
    assert.equal(stands?.state, state);
    assert.equal(stands.isOpen, how === 'open');
  },
);

When('Yui studies on {int} days', async function (this: OzWorld, count: number) {
  await studiesOnDays(callerOf(this, 'Yui'), count);
});

Then(
  /^the app (may|may not) ask Yui for a review$/,
  async function (this: OzWorld, whether: string) {
    assert.equal(await mayBeAsked(callerOf(this, 'Yui')), whether === 'may');
  },
);

/** Her session does not last as long. */
When("{int} days go by for Yui's purchase", async function (this: OzWorld, days: number) {
  const oz = await guarded(this);
  await oz.pass(days * 86_400_000);
  await callerOf(this, 'Yui').showsPurchase("today's", await oz.purchase(yuis(this)));
});
