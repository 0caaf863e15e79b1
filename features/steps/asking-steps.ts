import { Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import type { OzWorld } from '../support/world.ts';

When('{int} screens ask for the books at once', async function (this: OzWorld, screens: number) {
  await this.learner.studies.asksForBooks(screens);
});

When('another screen asks for the books', async function (this: OzWorld) {
  await this.learner.studies.asksForBooks(1);
});

Then(
  'the server was asked for the books {int} time(s)',
  async function (this: OzWorld, times: number) {
    assert.equal(await this.learner.studies.booksAsked(), times);
  },
);
