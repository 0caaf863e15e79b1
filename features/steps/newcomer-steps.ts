import { Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import type { Level } from '../../core/domain/lesson/level.ts';
import type { OzWorld } from '../support/world.ts';

When('she begins as a guest', async function (this: OzWorld) {
  await this.learner.account.beginsAsGuest();
});

When('she keeps what she did with an account', async function (this: OzWorld) {
  await this.learner.account.keepsWhatSheDid();
});

When('she answers the survey', async function (this: OzWorld) {
  await this.learner.survey.answers();
});

When(
  'she answers the survey with {string}, {string} and {string}',
  async function (this: OzWorld, level: string, scene: string, minutes: string) {
    await this.learner.survey.answers([level, scene, minutes]);
  },
);

When(
  'she is placed, knowing everything up to {word}',
  async function (this: OzWorld, level: Level) {
    await this.learner.placement.isPlacedUpTo(level);
  },
);

Then('she is told to start from {word}', async function (this: OzWorld, level: string) {
  assert.equal(await this.learner.placement.level(), level);
});

When('she skips the survey', async function (this: OzWorld) {
  await this.learner.survey.skips();
});

When('she begins her first lesson', async function (this: OzWorld) {
  await this.learner.survey.beginsFirstLesson();
});

Then('it took her at most {int} taps', async function (this: OzWorld, most: number) {
  const taps = await this.learner.survey.taps();
  assert.ok(taps > 0 && taps <= most, `It took her ${taps}`);
});

Then('she is a guest', async function (this: OzWorld) {
  assert.equal(await this.learner.account.isGuest(), true);
});

Then('she is no guest', async function (this: OzWorld) {
  assert.equal(await this.learner.account.isGuest(), false);
});

Then('she is offered a first lesson', async function (this: OzWorld) {
  const first = await this.learner.survey.firstLesson();
  assert.ok(first && first.title !== '', 'She is offered nothing');
});

Then(
  'she is offered {string}, with a goal of {int} minutes a day',
  async function (this: OzWorld, title: string, minutes: number) {
    assert.deepEqual(await this.learner.survey.firstLesson(), { title, minutes });
  },
);
