import { Then, When, type DataTable } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import type { OzWorld } from '../support/world.ts';

When('she opens {string}', async function (this: OzWorld, address: string) {
  await this.learner.places.opens(address);
});

When('she goes on to {string}', async function (this: OzWorld, address: string) {
  await this.learner.places.goesOnTo(address);
});

When('she goes back', async function (this: OzWorld) {
  await this.learner.places.goesBack();
});

When('she asks for the books again', async function (this: OzWorld) {
  await this.learner.places.asksForBooks();
});

Then('she is at {string}', async function (this: OzWorld, address: string) {
  assert.equal(await this.learner.places.address(), address);
});

Then('{int} places are behind her', async function (this: OzWorld, count: number) {
  assert.equal(await this.learner.places.placesBehind(), count);
});

Then(/^she sees the ([a-z-]+)$/, async function (this: OzWorld, screen: string) {
  assert.equal(await this.learner.places.screen(), screen);
});

Then('she reads {string}', async function (this: OzWorld, text: string) {
  assert.ok(await this.learner.places.reads(text));
});

Then(/^the tab ([a-z]+) is lit$/, async function (this: OzWorld, tab: string) {
  assert.equal(await this.learner.places.litTab(), tab);
});

Then('no tab is lit', async function (this: OzWorld) {
  assert.equal(await this.learner.places.litTab(), undefined);
});

Then('the tabs are', async function (this: OzWorld, expected: DataTable) {
  const tabs = await this.learner.places.tabs();
  assert.deepEqual(
    tabs.map(({ label, to }) => [label, to]),
    expected.raw(),
  );
});

Then(
  'the tabs lie at the bottom in {int} columns, at most {int} wide',
  async function (this: OzWorld, columns: number, wide: number) {
    const tabs = await this.learner.places.tabsLie();
    assert.equal(tabs.columns, columns);
    assert.equal(Math.round(tabs.bottom), tabs.window);
    assert.ok(tabs.width <= wide, `They are ${tabs.width} wide`);
  },
);

Then(
  'the content ends at least {int} above the bottom',
  async function (this: OzWorld, reserved: number) {
    const tabs = await this.learner.places.tabsLie();
    assert.ok(tabs.reserved >= reserved, `Only ${tabs.reserved} are left free`);
  },
);

Then(/^she has studied (\d+) times? today$/, async function (this: OzWorld, times: string) {
  assert.equal(await this.learner.lesson.studiedToday(), Number(times));
});
