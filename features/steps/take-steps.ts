import { Given, Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import { callerOf } from '../support/callers.ts';
import { soundCalled } from '../support/sounds.ts';
import type { OzWorld } from '../support/world.ts';

const TROUBLES = {
  'is full': 'device-full',
  'denies storage to private tabs': 'storage-denied',
  'loses its connection to the database now and then': 'connection-lost',
} as const;

Given(
  /^her device (is full|denies storage to private tabs|loses its connection to the database now and then)$/,
  async function (this: OzWorld, trouble: keyof typeof TROUBLES) {
    await this.learner.takes.deviceHas(TROUBLES[trouble]);
  },
);

Given('her device has room again', async function (this: OzWorld) {
  await this.learner.takes.deviceHasRoom();
});

Given('an older Oz sleeps in another tab', async function (this: OzWorld) {
  await this.learner.takes.deviceHas('older-tab-open');
});

When('she has said {string} and goes on', async function (this: OzWorld, sentence: string) {
  await this.learner.answer.record(sentence);
  await this.learner.answer.speaks(sentence);
});

When('she stops speaking', async function (this: OzWorld) {
  await this.learner.answer.stops();
});

When('the tab of Oz is killed', async function (this: OzWorld) {
  await this.learner.takes.tabIsKilled();
});

Then('the list of her takes tells how many seconds she spoke', async function (this: OzWorld) {
  const seconds = await this.learner.takes.seconds();
  // The sentence takes two to three, and she does not stop at once.
  assert.ok(seconds >= 1 && seconds < 10, `It says ${seconds} seconds`);
});

Then('she is offered what was cut off', async function (this: OzWorld) {
  const { answer, takes } = this.learner;
  assert.ok(await takes.isOfferedFragment(), await answer.step());
});

When('she sends what was cut off', async function (this: OzWorld) {
  await this.learner.takes.sendsFragment();
});

When('she says anew what was cut off', async function (this: OzWorld) {
  await this.learner.takes.saysFragmentAnew();
});

When('she deletes the take', async function (this: OzWorld) {
  await this.learner.takes.deletes();
});

When('her browser forgets everything', async function (this: OzWorld) {
  await this.learner.takes.deviceForgets();
});

When('she opens Oz in two tabs', async function (this: OzWorld) {
  await this.learner.takes.opensTwoTabs();
});

When('a newer Oz takes away the parts of this one', async function (this: OzWorld) {
  await this.learner.takes.partsGo();
});

When(
  /^she sends (.+) called "(.+)" as her answer$/,
  async function (this: OzWorld, what: string, mediaType: string) {
    await callerOf(this, 'Yui').answersByVoice(
      roundIn(this.noted),
      await soundCalled(what),
      mediaType,
    );
  },
);

const roundIn = (noted: string): string => String(Object(JSON.parse(noted)).id);

Then(/^(no|\d+) takes? of hers waits?$/, async function (this: OzWorld, count: string) {
  const wanted = count === 'no' ? 0 : Number(count);
  assert.equal(await this.learner.takes.waiting(wanted), wanted);
});

Then(/^(no|a) round of hers waits to be sent$/, async function (this: OzWorld, count: string) {
  const wanted = count === 'a';
  assert.equal(await this.learner.takes.isRoundListed(wanted), wanted);
});

Then('the list of her takes has {int}', async function (this: OzWorld, count: number) {
  assert.equal(await this.learner.takes.listed(), count);
});

Then(
  'she is told that her device keeps no take because {reason}',
  async function (this: OzWorld, reason: string) {
    assert.equal(await this.learner.takes.whyNotKept(), reason);
  },
);

Then('she is not told that her device keeps no take', async function (this: OzWorld) {
  assert.equal(await this.learner.takes.isToldNotKept(), false);
});

Then('her take was sent {int} time(s)', async function (this: OzWorld, count: number) {
  assert.equal(await this.learner.takes.uploads(), count);
});

Then('her own voice comes as {word}', async function (this: OzWorld, form: string) {
  assert.equal(await this.learner.takes.formOfOwnVoice(), form);
});
