import { Then } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import { missingTexts } from '../support/all-texts.ts';
import { languageCalled } from '../support/languages.ts';
import { written } from '../support/written-dates.ts';
import type { OzWorld } from '../support/world.ts';

Then(
  'every text and every error is there in Japanese, English and Korean',
  async function (this: OzWorld) {
    assert.deepEqual(await missingTexts(), []);
  },
);

Then('what she read was {word}', async function (this: OzWorld, name: string) {
  assert.equal(await this.learner.places.language(), languageCalled(name));
  assert.deepEqual(await this.learner.places.textsWithoutWords(), []);
});

Then(
  'a learner who reads {word} asks the server in {string}',
  async function (this: OzWorld, name: string, tag: string) {
    assert.equal(await this.learner.calls.languageAsked(languageCalled(name)), tag);
  },
);

Then(
  'the moment {string} is written in {word} as {string}, {string} and {string}',
  function (
    this: OzWorld,
    moment: string,
    name: string,
    date: string,
    dateTime: string,
    month: string,
  ) {
    assert.deepEqual(written(new Date(moment), languageCalled(name)), { date, dateTime, month });
  },
);
