import { Given, Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import type { ReviewCount } from '../../core/domain/recall/offer-review.ts';
import type { Outcome } from '../../core/verbal-composition/record.ts';
import type { OzWorld } from '../support/world.ts';

const DAY_S = 86_400;

When('{int} day(s) pass(es)', async function (this: OzWorld, days: number) {
  await this.learner.studies.passes(days * DAY_S);
});

Given(
  'she has judged {int} question(s) correct and {int} wrong in {string}',
  async function (this: OzWorld, correct: number, wrong: number, title: string) {
    const { account, lesson, answer } = this.learner;
    await account.isSignedIn();
    await lesson.hasOpened(title);
    const outcomes: Outcome[] = [
      ...Array<Outcome>(correct).fill('correct'),
      ...Array<Outcome>(wrong).fill('wrong'),
    ];
    for (const outcome of outcomes) {
      await answer.opensAnswer();
      await answer.judgesHerself(outcome);
      await answer.goesOn();
    }
  },
);

When(
  'she looks at {int} answer(s) at once and calls them right',
  async function (this: OzWorld, times: number) {
    const { answer } = this.learner;
    for (let time = 0; time < times; time += 1) {
      await answer.peeks();
      await answer.judgesHerself('correct');
      await answer.goesOn();
    }
  },
);

When('she begins the daily review', async function (this: OzWorld) {
  await this.learner.reviews.begins('daily', '10');
});

When(
  /^she begins Smart Review with (1|5|10|20|all) questions?$/,
  async function (this: OzWorld, count: ReviewCount) {
    await this.learner.reviews.begins('smart', count);
  },
);

When(
  /^she answers (\d+) questions? of the review (correct|wrong)$/,
  async function (this: OzWorld, times: string, outcome: Outcome) {
    for (let time = 0; time < Number(times); time += 1) await this.learner.reviews.answers(outcome);
  },
);

When('she answers everything in the review correct', async function (this: OzWorld) {
  while ((await this.learner.reviews.prompt()) !== undefined) {
    await this.learner.reviews.answers('correct');
  }
});

When(/^she goes on(?: in the review)?$/, async function (this: OzWorld) {
  await this.learner.answer.goesOn();
});

When('she skips a question of the review', async function (this: OzWorld) {
  await this.learner.reviews.skips();
});

When('she removes the question from review', async function (this: OzWorld) {
  this.noted = (await this.learner.reviews.prompt()) ?? assert.fail('She is asked nothing');
  await this.learner.reviews.removes();
});

When('she puts it back', async function (this: OzWorld) {
  await this.learner.reviews.putsBack(this.noted);
});

When('she tries more', async function (this: OzWorld) {
  await this.learner.reviews.triesMore();
});

Then('the review asks {string}', async function (this: OzWorld, prompt: string) {
  assert.equal(await this.learner.reviews.prompt(), prompt);
});

Then('the review does not ask it', async function (this: OzWorld) {
  const asked = await this.learner.reviews.prompt();
  assert.ok(asked !== undefined && asked !== this.noted, `She is asked "${asked}"`);
});

Then('Smart Review offers {int} question(s)', async function (this: OzWorld, count: number) {
  assert.equal((await this.learner.reviews.looks()).smart, count);
});

Then('{int} question(s) is/are due today', async function (this: OzWorld, count: number) {
  assert.equal((await this.learner.reviews.looks()).due, count);
});

Then('{int} question(s) come(s) tomorrow', async function (this: OzWorld, count: number) {
  assert.equal((await this.learner.reviews.looks()).days[1], count);
});

Then('home tells that {int} question(s) is/are due', async function (this: OzWorld, count: number) {
  assert.equal(await this.learner.reviews.dueAtHome(), count);
});

Then(
  'the review ends with {int} of {int} right',
  async function (this: OzWorld, right: number, graded: number) {
    const end = await this.learner.reviews.end();
    assert.deepEqual({ right: end.right, graded: end.graded }, { right, graded });
  },
);

Then('she may try {int} more', async function (this: OzWorld, count: number) {
  assert.equal((await this.learner.reviews.end()).more, count);
});

Then('she is told that her answers are still to be sent', async function (this: OzWorld) {
  assert.ok(await this.learner.reviews.hasUnsent());
});
