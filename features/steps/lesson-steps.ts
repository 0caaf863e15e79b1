import { Given, Then, When, type DataTable } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import type { OzWorld } from '../support/world.ts';

Given('Yui has opened the lesson {string}', async function (this: OzWorld, title: string) {
  await this.learner.account.isSignedIn();
  await this.learner.lesson.hasOpened(title);
});

When('she opens the book {string}', async function (this: OzWorld, title: string) {
  await this.learner.lesson.opensBook(title);
});

When('she opens the lesson {string}', async function (this: OzWorld, title: string) {
  await this.learner.lesson.opens(title);
});

When('she leaves the lesson', async function (this: OzWorld) {
  await this.learner.lesson.leaves();
});

When('she chooses to read the sentence', async function (this: OzWorld) {
  await this.learner.lesson.choosesPrompt('shown');
});

When('she chooses to hear the sentence', async function (this: OzWorld) {
  await this.learner.lesson.choosesPrompt('spoken');
});

Then('she may begin the lesson {string}', async function (this: OzWorld, title: string) {
  assert.ok((await this.learner.lesson.unlocked()).includes(title));
});

Then('she may begin {int} lesson(s)', async function (this: OzWorld, count: number) {
  assert.equal((await this.learner.lesson.unlocked()).length, count);
});

Then('she is asked {string}', async function (this: OzWorld, prompt: string) {
  assert.equal(await this.learner.lesson.prompt(), prompt);
});

Then('the sentence is spoken to her', async function (this: OzWorld) {
  assert.ok(await this.learner.lesson.hearsPrompt());
});

Then('she can go on with {string}', async function (this: OzWorld, title: string) {
  assert.equal(await this.learner.records.lessonToContinue(), title);
});

When(
  /^she chooses to be asked in (Korean|Japanese)$/,
  async function (this: OzWorld, language: string) {
    await this.learner.lesson.choosesPromptLanguage(language === 'Korean' ? 'ko' : 'ja');
  },
);

Then('the first question is {string}', async function (this: OzWorld, prompt: string) {
  assert.equal(await this.learner.lesson.prompt(), prompt);
});

Then('she reads it, for no voice says it', async function (this: OzWorld) {
  assert.ok(await this.learner.lesson.onlyReadsPrompt());
});

Then('these books ask in Korean:', async function (this: OzWorld, table: DataTable) {
  const books = await this.learner.lesson.koreanBooks();
  assert.deepEqual(books.toSorted(), table.raw().flat().toSorted());
});
