import { Given, Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import type { Progress } from '../../core/verbal-composition/lesson.ts';
import type { Mode } from '../../core/verbal-composition/record.ts';
import { answersOf } from '../support/content.ts';
import type { OzWorld } from '../support/world.ts';

/** The lesson of every scenario here. */
const LESSON = '朝と家で';
const models = (): readonly string[] => answersOf(LESSON).map(([model = '']) => model);

Then(
  /^the lesson "(.+)" is (unlearned|learning|learned)$/,
  async function (this: OzWorld, title: string, progress: Progress) {
    assert.equal(await this.learner.practice.progressOf(title), progress);
  },
);

Given(/^she chooses the mode (ai|self|typing)$/, async function (this: OzWorld, mode: Mode) {
  await this.learner.practice.choosesMode(mode);
});

Then(/^she practises in the mode (ai|self|typing)$/, async function (this: OzWorld, mode: Mode) {
  assert.equal(await this.learner.practice.mode(), mode);
});

When('she types {string}', async function (this: OzWorld, text: string) {
  await this.learner.practice.types(text);
});

When('she types a right answer to each question', async function (this: OzWorld) {
  for (const model of models()) {
    await this.learner.practice.types(model);
    await this.learner.answer.goesOn();
  }
});

When(
  'she says a right answer to each question',
  { timeout: 300_000 },
  async function (this: OzWorld) {
    const { answer } = this.learner;
    for (const model of models()) {
      await answer.record(model);
      await answer.speaks(model);
      await answer.stops();
      // A machine that has not understood her asks again.
      if (!(await answer.verdict())) await answer.opensAnswer();
      if (await answer.mayJudgeHerself()) await answer.judgesHerself('correct');
      await answer.goesOn();
    }
  },
);

When(
  'she plays the last {int} questions hands-free, with a right answer to each',
  { timeout: 200_000 },
  async function (this: OzWorld, count: number) {
    await this.learner.practice.playsHandsFree(models().slice(-count));
  },
);

Then('she is told that what she typed is {word}', async function (this: OzWorld, flaw: string) {
  assert.equal(await this.learner.practice.typedFlaw(), flaw);
});

Then('she practises at the speed {word}', async function (this: OzWorld, level: string) {
  assert.equal(await this.learner.practice.speed(), level);
});

Then('she is offered the speed {word}', async function (this: OzWorld, level: string) {
  assert.equal(await this.learner.practice.offeredSpeed(), level);
});

When('she takes the speed she is offered', async function (this: OzWorld) {
  await this.learner.practice.takesOfferedSpeed();
});

Then('the speeds she may choose are {string}', async function (this: OzWorld, levels: string) {
  assert.deepEqual(await this.learner.practice.speeds(), levels.split(', '));
});

Then('no speed can be chosen any more', async function (this: OzWorld) {
  await this.learner.answer.goesOn();
  assert.deepEqual(await this.learner.practice.speeds(), []);
});

Then(
  'the target for this question is {float} seconds',
  async function (this: OzWorld, seconds: number) {
    assert.equal(await this.learner.practice.target(), seconds.toFixed(1));
  },
);

Then(
  'her result has cleared {word}, with a best time',
  async function (this: OzWorld, level: string) {
    const { cleared, hasBestTime } = await this.learner.practice.result();
    assert.deepEqual({ cleared, hasBestTime }, { cleared: level, hasBestTime: true });
  },
);

Then('her result has cleared nothing', async function (this: OzWorld) {
  assert.equal((await this.learner.practice.result()).cleared, undefined);
});

When('she copies the model answer', async function (this: OzWorld) {
  this.noted = String(await this.learner.practice.copiesModelAnswer());
});

Then('she can paste {string}', async function (this: OzWorld, text: string) {
  assert.equal(this.noted, 'true');
  assert.equal(await this.learner.practice.pasted(), text);
});

Given('her device lets nothing be copied', async function (this: OzWorld) {
  await this.learner.practice.mayNotCopy();
});

Then('she is told that it could not be copied', function (this: OzWorld) {
  assert.equal(this.noted, 'false');
});

When('she asks for another way to say it', async function (this: OzWorld) {
  await this.learner.practice.asksAnotherWay();
});

When('she asks for every other way to say it', async function (this: OzWorld) {
  const { practice } = this.learner;
  for (let asked = 0; asked < 10 && !(await practice.hasEveryWay()); asked += 1) {
    await practice.asksAnotherWay();
  }
});

Then(
  'she is shown {int} other ways, each a right one',
  async function (this: OzWorld, count: number) {
    const ways = await this.learner.practice.otherWays();
    const [model, ...others] = answersOf(LESSON)[0] ?? [];
    assert.equal(new Set(ways).size, count);
    for (const way of ways) assert.ok(way !== model && others.includes(way), way);
  },
);

Then('she is told that those were all', async function (this: OzWorld) {
  assert.ok(await this.learner.practice.hasEveryWay());
});

When('she goes back to the wrong ones', async function (this: OzWorld) {
  await this.learner.practice.goesBackToWrong();
});

When('she opens her newest record', async function (this: OzWorld) {
  await this.learner.practice.opensNewestRecord();
});

When('she begins from the start', async function (this: OzWorld) {
  await this.learner.practice.restarts();
});

Then(
  'she is at question {int} of {int}',
  async function (this: OzWorld, number: number, total: number) {
    assert.deepEqual(await this.learner.practice.position(), { number, total });
  },
);

Then('she has done {int} of 4 rounds', async function (this: OzWorld, done: number) {
  assert.equal((await this.learner.practice.result()).roundsDone, done);
});

Then(
  'her result is at least {int} of {int}',
  async function (this: OzWorld, correct: number, questions: number) {
    const score = await this.learner.records.score();
    assert.equal(score.questions, questions);
    assert.ok(score.correct >= correct, `Only ${score.correct} were right`);
  },
);

Then(
  /^she is (not )?told that she goes on where she left$/,
  async function (this: OzWorld, not: string | null) {
    assert.equal(await this.learner.practice.isToldResumed(), not === null);
  },
);
