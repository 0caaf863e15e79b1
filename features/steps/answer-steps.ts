import { Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import type { Outcome } from '../../core/verbal-composition/record.ts';
import type { OzWorld } from '../support/world.ts';

When('she says {string}', async function (this: OzWorld, sentence: string) {
  await this.learner.answer.record(sentence);
  await this.learner.answer.speaks(sentence);
  await this.learner.answer.stops();
});

When(
  /^she says "(.+)" again, and is told that it is (correct|wrong)$/,
  async function (this: OzWorld, sentence: string, outcome: Outcome) {
    const { answer } = this.learner;
    assert.equal(await answer.saysAgain(sentence), outcome, await answer.step());
  },
);

Then(
  'after five seconds without a verdict she may go on, and does',
  async function (this: OzWorld) {
    const { answer } = this.learner;
    assert.ok(await answer.mayGoOnAfterStopping(), await answer.step());
    await answer.goesOnWithoutVerdict();
  },
);

Then('the verdict is announced with {string}', async function (this: OzWorld, text: string) {
  const announced = await this.learner.answer.announced();
  assert.ok(announced.includes(text), announced);
});

Then('the focus is on the verdict, and nothing lies over it', async function (this: OzWorld) {
  assert.ok(await this.learner.answer.isFocusOnVerdict());
});

When('she stays silent', async function (this: OzWorld) {
  await this.learner.answer.record();
  await this.learner.answer.speaks('');
  await this.learner.answer.stops();
});

When('she begins to record', async function (this: OzWorld) {
  await this.learner.answer.record();
});

When(
  /^she taps to record(?:, (\d+) times at once)?$/,
  async function (this: OzWorld, times: string | null) {
    await this.learner.answer.taps(Number(times ?? 1));
  },
);

When('she cancels', async function (this: OzWorld) {
  await this.learner.answer.cancels();
});

When('she flips the verdict', async function (this: OzWorld) {
  const outcome = (await this.learner.answer.verdict())?.outcome;
  await this.learner.answer.settles(outcome === 'correct' ? 'wrong' : 'correct');
});

When(
  /^she counts her answer as (correct|wrong)$/,
  async function (this: OzWorld, outcome: Outcome) {
    await this.learner.answer.settles(outcome);
  },
);

When(/^she judges herself (correct|wrong)$/, async function (this: OzWorld, outcome: Outcome) {
  await this.learner.answer.judgesHerself(outcome);
});

When('she judges herself correct with a double tap', async function (this: OzWorld) {
  await this.learner.answer.judgesHerselfTwice('correct');
});

When('she presses {string}', async function (this: OzWorld, key: string) {
  await this.learner.answer.presses(key);
});

When('she turns the keys off', async function (this: OzWorld) {
  await this.learner.answer.turnsKeysOff();
});

When('she judges one question correct', async function (this: OzWorld) {
  await this.learner.answer.opensAnswer();
  await this.learner.answer.judgesHerself('correct');
});

async function judges({ learner }: OzWorld, outcomes: readonly Outcome[]): Promise<void> {
  for (const outcome of outcomes) {
    await learner.answer.opensAnswer();
    await learner.answer.judgesHerself(outcome);
    await learner.answer.goesOn();
  }
}

When(
  'she judges {int} questions correct and {int} wrong',
  async function (this: OzWorld, correct: number, wrong: number) {
    await judges(this, [
      ...Array<Outcome>(correct).fill('correct'),
      ...Array<Outcome>(wrong).fill('wrong'),
    ]);
  },
);

When(
  /^she judges questions as ((?:correct|wrong)(?:, (?:correct|wrong))*)$/,
  async function (this: OzWorld, outcomes: string) {
    await judges(this, outcomes.split(', ') as Outcome[]); // the pattern admits no other words
  },
);

Then(/^her answer is (correct|wrong)$/, async function (this: OzWorld, outcome: Outcome) {
  const verdict = await this.learner.answer.verdict();
  assert.equal(
    verdict?.outcome,
    outcome,
    JSON.stringify(verdict ?? (await this.learner.answer.step())),
  );
});

Then('her answer is on no list, and nothing is wrong with it', async function (this: OzWorld) {
  const verdict = await this.learner.answer.verdict();
  assert.equal(verdict?.isUnlisted, true, await this.learner.answer.step());
  assert.deepEqual([verdict?.reasons, verdict?.words], [[], []]);
});

Then('she reads why', async function (this: OzWorld) {
  const reasons = (await this.learner.answer.verdict())?.reasons ?? [];
  assert.ok(reasons.length > 0 && reasons.every((reason) => reason !== ''), 'There is no reason');
});

Then('these words were heard: {string}', async function (this: OzWorld, words: string) {
  const heard = (await this.learner.answer.verdict())?.heard.toLowerCase() ?? '';
  assert.ok(heard.includes(words), `"${heard}" has no "${words}"`);
});

Then(
  'the word {string} is marked as one she did not say',
  async function (this: OzWorld, word: string) {
    const words = (await this.learner.answer.verdict())?.words ?? [];
    const marked = words.find(({ expected }) => expected?.toLowerCase() === word);
    assert.ok(marked, `"${word}" is nowhere in the verdict`);
    assert.ok(['missing', 'replaced'].includes(marked.mark), `"${word}" is ${marked.mark}`);
  },
);

Then('she is asked to say it again', async function (this: OzWorld) {
  assert.match(await this.learner.answer.step(), /say-again|もう一度聞かせてください/);
});

Then('she is not recording', async function (this: OzWorld) {
  assert.equal(await this.learner.answer.isRecording(), false);
});

Then('she may judge herself', async function (this: OzWorld) {
  assert.ok(await this.learner.answer.mayJudgeHerself());
});
