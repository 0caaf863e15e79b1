import { Given, Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import { eventually } from '../support/eventually.ts';
import type { OzWorld } from '../support/world.ts';

/** What a lesson of the scenario takes of real time. */
const SLACK_S = 20;
const SOON_MS = 5000;

Given(
  /^she has studied (\d+) seconds on the days? ([\d, and]+) before$/,
  async function (this: OzWorld, seconds: string, days: string) {
    const ago = [...days.matchAll(/\d+/g)].map(([day]) => Number(day));
    await this.learner.home.studied(Number(seconds), ago);
  },
);

When('she opens home', async function (this: OzWorld) {
  await this.learner.home.opens();
});

When('she ends the lesson and goes home by the bar', async function (this: OzWorld) {
  await this.learner.home.comesFromLesson();
});

Then('home comes to tell of {int} day(s) in a row', async function (this: OzWorld, days: number) {
  const { home } = this.learner;
  const seen = await eventually(
    SOON_MS,
    async () => (await home.streakShown()) === days || undefined,
  );
  assert.ok(seen, `${await home.streakShown()} days`);
});

When('she thanks for it', async function (this: OzWorld) {
  await this.learner.home.thanks();
});

Then(/^home offers a (lesson|review|speech)$/, async function (this: OzWorld, step: string) {
  assert.equal(await this.learner.home.offers(), step);
});

Then(
  'home tells of {int} day(s) in a row and {int} seconds of today, in a week of {int} days',
  async function (this: OzWorld, streak: number, today: number, days: number) {
    const habit = await this.learner.home.habit();
    assert.deepEqual([habit.streak, habit.days], [streak, days]);
    const over = habit.today - today;
    assert.ok(over >= 0 && over < SLACK_S, `${habit.today} s instead of ${today} s`);
  },
);

Then('home leads to a lesson and to a theme', async function (this: OzWorld) {
  assert.deepEqual(await this.learner.home.leadsTo(), { lesson: true, theme: true });
});

Then('she is congratulated on {int} days', async function (this: OzWorld, days: number) {
  assert.equal(await this.learner.home.congratulated(), days);
});

Then('she is congratulated on nothing', async function (this: OzWorld) {
  assert.equal(await this.learner.home.congratulated(), undefined);
});

Then(
  /^her progress by (week|month) says (\d+) values of each, and too little of all$/,
  async function (this: OzWorld, by: 'week' | 'month', count: string) {
    const { values, meanings } = await this.learner.home.progress(by);
    assert.equal(values, Number(count));
    assert.ok(
      meanings.length > 4 && meanings.every((kind) => kind === 'too-little'),
      meanings.join(),
    );
  },
);

Then(
  /^her progress by (week|month) says (\d+) values of each, and that minutes are rising$/,
  async function (this: OzWorld, by: 'week' | 'month', count: string) {
    const { values, meanings } = await this.learner.home.progress(by);
    assert.equal(values, Number(count));
    assert.deepEqual(
      meanings.filter((kind) => kind !== 'too-little'),
      ['rising'],
    );
  },
);
