import { Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import { callerOf } from '../support/callers.ts';
import {
  answersWrong,
  beginsReview,
  dueOf,
  endsReview,
  gradesInReview,
  seesReview,
} from '../support/review-calls.ts';
import type { OzWorld } from '../support/world.ts';

const reviews = new WeakMap<OzWorld, Awaited<ReturnType<typeof beginsReview>>>();
const reviewOf = (world: OzWorld) => reviews.get(world) ?? assert.fail('None was begun');

When(
  'Yui has answered {int} questions wrong without the app',
  async function (this: OzWorld, count: number) {
    await answersWrong(callerOf(this, 'Yui'), count);
  },
);

/** Her session does not last as long. */
When('{int} days go by for Yui', async function (this: OzWorld, days: number) {
  await (await this.operator.guardedOz()).pass(days * 86_400_000);
  await callerOf(this, 'Yui').signsIn();
});

When(
  'Yui begins a review of the {word} version without the app',
  async function (this: OzWorld, version: string) {
    this.noted = String(await dueOf(callerOf(this, 'Yui')));
    reviews.set(this, await beginsReview(callerOf(this, 'Yui'), version));
  },
);

Then(
  'it asks {int} questions, and {int} were due',
  function (this: OzWorld, asked: number, due: number) {
    assert.equal(reviewOf(this).items.length, asked);
    assert.equal(this.noted, String(due));
  },
);

When('she grades one of them, skips another and ends it', async function (this: OzWorld) {
  const yui = callerOf(this, 'Yui');
  const review = reviewOf(this);
  await gradesInReview(yui, review, 0, { outcome: 'correct' });
  assert.equal(yui.heard.status, 204, yui.heard.text);
  await gradesInReview(yui, review, 1, 'skip');
  assert.equal(yui.heard.status, 204, yui.heard.text);
  const ended = await endsReview(yui, review.id);
  assert.deepEqual(ended, await seesReview(yui, review.id));
});

Then(
  '{int} are due, and what was skipped is what it was',
  async function (this: OzWorld, due: number) {
    const yui = callerOf(this, 'Yui');
    assert.equal(await dueOf(yui), due);
    const before = reviewOf(this);
    const { items } = await seesReview(yui, before.id);
    assert.deepEqual(
      items.slice(0, 3).map(({ detail }) => detail?.outcome),
      ['correct', 'skipped', undefined],
    );
    assert.equal(items[1]?.due_on, before.items[1]?.due_on);
    assert.ok((items[0]?.due_on ?? '') > (before.items[0]?.due_on ?? ''));
  },
);

Then('Ken, who has an account, finds none of it', async function (this: OzWorld) {
  const ken = callerOf(this, 'Ken');
  await ken.registers();
  await ken.signsIn();
  assert.equal(await dueOf(ken), 0);
  const review = reviewOf(this);
  await seesReview(ken, review.id);
  assert.equal(ken.refusal, 'not-found');
  await endsReview(ken, review.id);
  assert.equal(ken.refusal, 'not-found');
  await gradesInReview(ken, review, 0, { outcome: 'wrong' });
  assert.equal(ken.refusal, 'not-found');
});
