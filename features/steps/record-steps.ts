import { Then } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import { promptsOf } from '../support/content.ts';
import { eventually, onceLeftAlone } from '../support/eventually.ts';
import type { OzWorld } from '../support/world.ts';

Then('she has no records', async function (this: OzWorld) {
  assert.deepEqual(await this.learner.records.listed(), []);
});

Then('her newest record is of {string}', async function (this: OzWorld, title: string) {
  let newest: string | undefined;
  // What an app that was closed had under way is seen a second later: so long an answer is shared.
  await eventually(3000, async () => {
    [newest] = await this.learner.records.listed();
    return newest === title || undefined;
  });
  assert.equal(newest, title);
});

Then('she is told that her result is still to be sent', async function (this: OzWorld) {
  assert.ok(await this.learner.records.isUnsent());
});

Then(
  'her newest record becomes one of {string}',
  { timeout: 60_000 },
  async function (this: OzWorld, title: string) {
    const newest = async () => (await this.learner.records.listed())[0] === title || undefined;
    // Home sends what was left once it is at rest, and every opening of home begins that wait anew.
    assert.ok(await onceLeftAlone(16_000, newest), `None of "${title}" has come`);
  },
);

Then('her result is {int} of {int}', async function (this: OzWorld, correct: number, of: number) {
  const score = await this.learner.records.score();
  assert.deepEqual({ correct: score.correct, of: score.questions }, { correct, of });
});

Then(
  /^it says of each question of "(.+)", in order: (.+)$/,
  async function (this: OzWorld, title: string, outcomes: string) {
    const said = await this.learner.records.questions();
    const expected = outcomes.split(', ');
    assert.deepEqual(
      said.map(({ prompt, outcome }) => [prompt, outcome ?? 'unanswered']),
      promptsOf(title).map((prompt, at) => [prompt, expected[at]]),
    );
  },
);

Then(
  'she is told to review {int} question(s) tomorrow',
  async function (this: OzWorld, count: number) {
    assert.deepEqual(await this.learner.records.tomorrow(), { kind: 'review', count });
  },
);

Then('she is told to review tomorrow', async function (this: OzWorld) {
  assert.equal((await this.learner.records.tomorrow()).kind, 'review');
});

Then('she is told to begin the next lesson tomorrow', async function (this: OzWorld) {
  assert.equal((await this.learner.records.tomorrow()).kind, 'next-lesson');
});

Then(
  /^she finds (no|\d+) records? by the name "(.+)"$/,
  async function (this: OzWorld, count: string, name: string) {
    const titles = await this.learner.records.found(name);
    assert.equal(titles.length, count === 'no' ? 0 : Number(count), titles.join(', '));
  },
);
