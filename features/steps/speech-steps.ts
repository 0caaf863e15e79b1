import { Given, Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import { eventually, onceLeftAlone } from '../support/eventually.ts';
import type { OzWorld } from '../support/world.ts';

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const WITHIN_MS = 60_000;

Given('she is at the theme {string}', async function (this: OzWorld, theme: string) {
  await this.learner.speaks.chooses(theme);
});

When('she opens the theme {string} again', async function (this: OzWorld, theme: string) {
  await this.learner.speaks.chooses(theme);
});

When('she notes {string}', async function (this: OzWorld, points: string) {
  await this.learner.speaks.notes(points);
});

When('she wants {int} seconds to prepare', async function (this: OzWorld, seconds: number) {
  await this.learner.speaks.wantsToPrepare(seconds);
});

When('{int} seconds pass while she prepares', async function (this: OzWorld, seconds: number) {
  await this.learner.speaks.prepares(seconds);
});

Then('she is asked whether she begins', async function (this: OzWorld) {
  assert.equal(await this.learner.speaks.leftToPrepare(), 0);
});

Then('she has {int} seconds left to prepare', async function (this: OzWorld, seconds: number) {
  assert.equal(await this.learner.speaks.leftToPrepare(), seconds);
});

Then('her notes say {string}', async function (this: OzWorld, points: string) {
  assert.equal(await this.learner.speaks.memo(), points);
});

When(
  'she says for a minute:',
  { timeout: 120_000 },
  async function (this: OzWorld, speech: string) {
    await this.learner.speaks.says(plain(speech));
  },
);

Given(
  'she speaks about {string}, a theme of her own:',
  { timeout: 120_000 },
  async function (this: OzWorld, theme: string, speech: string) {
    await this.learner.speaks.choosesOwn(theme);
    await this.learner.speaks.says(plain(speech));
  },
);

Given(
  'her speech on {string} was corrected:',
  { timeout: 240_000 },
  async function (this: OzWorld, theme: string, speech: string) {
    const { speaks, corrections } = this.learner;
    await speaks.chooses(theme);
    await speaks.says(plain(speech));
    await speaks.submits();
    await corrections.correction();
  },
);

When('she leaves the recording running until it ends by itself', async function (this: OzWorld) {
  this.noted = JSON.stringify(await this.learner.speaks.speaksUntilEnd());
});

When(
  'she leaves the recording running, with a pause of {int} seconds, until it ends by itself',
  async function (this: OzWorld, pause: number) {
    this.noted = JSON.stringify(await this.learner.speaks.speaksUntilEnd(pause));
  },
);

Then(
  'it ended after {int} seconds, and she was warned after {int}',
  function (this: OzWorld, endedAt: number, warnedAt: number) {
    const seen = Object(JSON.parse(this.noted));
    // A look at the page takes a moment of its own.
    assert.ok(Math.abs(Number(seen.endedAt) - endedAt) <= 2, this.noted);
    assert.ok(Math.abs(Number(seen.warnedAt) - warnedAt) <= 2, this.noted);
  },
);

Then(
  /^she is (told|not told) that her recording was not saved$/,
  async function (this: OzWorld, told: string) {
    const { speaks } = this.learner;
    const isTold = await eventually(5000, async () =>
      (await speaks.isToldNotSaved()) === (told === 'told') ? true : undefined,
    );
    assert.ok(isTold, `She is not ${told}`);
  },
);

When('she saves her recording again', async function (this: OzWorld) {
  await this.learner.speaks.savesAgain();
});

When('she leaves without saving it', async function (this: OzWorld) {
  await this.learner.speaks.leavesUnsaved();
});

Then(
  '{int} recording(s) of hers waits on this device',
  async function (this: OzWorld, count: number) {
    assert.equal(await this.learner.speaks.leftOnDevice(), count);
  },
);

When('she submits her speech', { timeout: 120_000 }, async function (this: OzWorld) {
  await this.learner.speaks.submits();
});

Then('her speech is corrected', { timeout: 240_000 }, async function (this: OzWorld) {
  const listed = await eventually(
    WITHIN_MS,
    async () => {
      const [latest] = await this.learner.speaks.speeches();
      return latest && latest.state === '添削済み' ? latest : undefined;
    },
    1000,
  );
  assert.ok(listed, 'It was not corrected');
});

Then('{string} stands in the correction', async function (this: OzWorld, sentence: string) {
  const { corrected } = await this.learner.corrections.correction();
  const bare = (text: string) => text.replaceAll(/[.,!?]/g, '').toLowerCase();
  assert.ok(corrected.map(bare).includes(bare(sentence)), corrected.join('\n'));
});

Then('the correction names the kind {string}', async function (this: OzWorld, kind: string) {
  const { kinds } = await this.learner.corrections.correction();
  assert.deepEqual(kinds, [kind]);
});

Then('the correction says what was good, and a level', async function (this: OzWorld) {
  const { strengths, level } = await this.learner.corrections.correction();
  assert.ok(strengths > 0);
  assert.match(level ?? '', /^[ABC][12]$/);
});

Then(
  'she reads that {int} words are needed, and {int} were heard',
  { timeout: 240_000 },
  async function (this: OzWorld, least: number, words: number) {
    const told = await this.learner.corrections.refusal();
    assert.match(told, new RegExp(`${least}語以上.*${words}語`));
  },
);

Then('she reads that her speech is kept', async function (this: OzWorld) {
  assert.equal(await this.learner.speaks.isToldItWaits(), true);
});

When('she wants to be offered the genre {string}', async function (this: OzWorld, genre: string) {
  this.noted = (await this.learner.speaks.recommended()).join('\n');
  await this.learner.speaks.wantsGenre(genre);
});

Then('she is recommended nothing but that', async function (this: OzWorld) {
  const recommended = await this.learner.speaks.recommended();
  assert.ok(recommended.length > 0);
  assert.notEqual(recommended.join('\n'), this.noted);
});

When('she says that the first finding is no mistake', async function (this: OzWorld) {
  await this.learner.corrections.disputes();
});

Then('she gets {string} wrong most', async function (this: OzWorld, kind: string) {
  assert.equal((await this.learner.speaks.mistakes())[0], kind);
});

Then('she gets nothing wrong any more', async function (this: OzWorld) {
  assert.deepEqual(await this.learner.speaks.mistakes(), []);
});

When('she deletes the speech', async function (this: OzWorld) {
  await this.learner.corrections.removes();
});

Then('there are no speeches of hers', async function (this: OzWorld) {
  assert.deepEqual(await this.learner.speaks.speeches(), []);
});

When(
  'she makes the first mistake a question of hers, and means {string}',
  async function (this: OzWorld, meant: string) {
    await this.learner.corrections.asksAgain(meant);
  },
);

When('she takes the question back', async function (this: OzWorld) {
  await this.learner.corrections.asksNoMore();
});

When('she asks to hear more about the correction', async function (this: OzWorld) {
  await this.learner.corrections.wantsFeedback();
});

Then('it stands there that she wants to hear more', async function (this: OzWorld) {
  assert.equal(await this.learner.corrections.isFeedbackWanted(), true);
});

When('she goes to say what she thinks of it', async function (this: OzWorld) {
  await this.learner.corrections.givesFeedback();
});

Then('her speeches are:', async function (this: OzWorld, table: { raw(): string[][] }) {
  const listed = (await this.learner.speaks.speeches()).map(({ theme, state }) => [theme, state]);
  assert.deepEqual(listed, table.raw());
});

Then(
  'she is told of {int} new correction',
  { timeout: 240_000 },
  async function (this: OzWorld, count: number) {
    assert.equal(await this.learner.speaks.unread(), count);
  },
);

Then('she hears her own speech', { timeout: 60_000 }, async function (this: OzWorld) {
  assert.equal(await this.learner.corrections.hearsHerself(), true);
});

Then(
  'she hears it from the word {string} on',
  { timeout: 60_000 },
  async function (this: OzWorld, word: string) {
    assert.equal(await this.learner.corrections.hearsFrom(word), true);
  },
);

When('she hears the sentence with the mistake as it is right', async function (this: OzWorld) {
  assert.equal(await this.learner.corrections.hearsRight(), true);
});

When(
  'she says that sentence again: {string}',
  { timeout: 60_000 },
  async function (this: OzWorld, words: string) {
    this.noted = await this.learner.corrections.saysAgain(words);
  },
);

Then('it is not right yet', function (this: OzWorld) {
  assert.equal(this.noted, 'wrong');
});

Then('she has said it right', function (this: OzWorld) {
  assert.equal(this.noted, 'correct');
});

When('she compares her speeches on that theme', async function (this: OzWorld) {
  this.noted = JSON.stringify(await this.learner.corrections.compares());
});

Then(
  'the earlier one has {int} words, and the later one {int}',
  function (this: OzWorld, earlier: number, later: number) {
    assert.deepEqual(JSON.parse(this.noted), [earlier, later]);
  },
);

When('she opens her newest speech', { timeout: 60_000 }, async function (this: OzWorld) {
  await this.learner.speaks.opensNewest();
});

Then('her newest speech has arrived', { timeout: 120_000 }, async function (this: OzWorld) {
  const listed = await onceLeftAlone(WITHIN_MS / 4, async () =>
    (await this.learner.speaks.speeches()).length > 0 ? true : undefined,
  );
  assert.ok(listed, 'It did not arrive');
});
