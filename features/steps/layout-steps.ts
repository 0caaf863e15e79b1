import { Given, Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import { eventually } from '../support/eventually.ts';
import type { OzWorld } from '../support/world.ts';

Then(
  /^the verdict lies (beside|below) the question$/,
  async function (this: OzWorld, place: string) {
    const { layout } = this.learner;
    const [question, verdict] = [await layout.questionLies(), await layout.verdictLies()];
    if (place === 'beside') {
      assert.ok(verdict.left >= question.right, `It begins at ${verdict.left}`);
      assert.ok(verdict.top < question.bottom, `It is ${verdict.top} from the top`);
    } else assert.ok(verdict.top >= question.bottom, `It is ${verdict.top} from the top`);
  },
);

When(
  'she types {string}, and the question does not move',
  async function (this: OzWorld, sentence: string) {
    const { practice, layout } = this.learner;
    const before = await layout.questionLies();
    await practice.types(sentence);
    assert.deepEqual(await layout.questionLies(), before);
  },
);

Then('the keyboard goes through one column after the other', async function (this: OzWorld) {
  const { layout } = this.learner;
  const { right } = await layout.questionLies();
  const sides = (await layout.keyboardWay()).map((box) => (box.left < right ? 'left' : 'right'));
  const changes = sides.filter((side, index) => index > 0 && side !== sides[index - 1]);
  assert.deepEqual(changes, ['right'], sides.join(' '));
});

When('her text is {int} times as large', async function (this: OzWorld, times: number) {
  await this.learner.layout.enlargesText(times);
});

Then('nothing reaches out sideways', async function (this: OzWorld) {
  assert.equal(await this.learner.layout.sideways(), 0);
});

Then('the record button is whole on her screen', async function (this: OzWorld) {
  const { top, bottom } = await this.learner.layout.recordButtonLies();
  const height = await this.learner.layout.windowHeight();
  assert.ok(top >= 0 && bottom <= height, `It goes from ${top} to ${bottom} of ${height}`);
});

When('she chooses the theme {string}', async function (this: OzWorld, name: string) {
  await this.learner.layout.choosesTheme(name);
});

Then('her screen is dark', async function (this: OzWorld) {
  assert.ok(await this.learner.layout.isDark());
});

Given('her browser ends lines of Japanese anywhere', async function (this: OzWorld) {
  await this.learner.layout.knowsNoPhrases();
});

Then('the lines of the question end between phrases', async function (this: OzWorld) {
  const { layout } = this.learner;
  const ends = async () => (await layout.questionLines()).slice(0, -1).map((line) => line.at(-1));
  // Breaks come a moment after the page.
  const areRight = async () => (await ends()).every((end) => /[\u200B、。]/.test(end ?? ''));
  assert.ok((await ends()).length > 0, 'It is one line');
  assert.ok(await eventually(5000, async () => (await areRight()) || undefined));
});
