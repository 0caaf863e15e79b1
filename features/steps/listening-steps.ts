import { Given, Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import { eventually } from '../support/eventually.ts';
import type { SoundTrouble } from '../support/sound-trouble.ts';
import type { OzWorld } from '../support/world.ts';

const soundOf = (world: OzWorld): string => {
  assert.ok(world.noted, 'No sound was heard before');
  return world.noted;
};

Given('she has heard the sentence', async function (this: OzWorld) {
  assert.ok(await this.learner.listens.hears());
  const [sound] = await this.learner.listens.kept();
  this.noted = sound?.key ?? '';
});

When('she listens to the sentence', async function (this: OzWorld) {
  await this.learner.listens.begins();
  assert.ok(await this.learner.listens.isPlaying(), 'Nothing is playing');
});

Then('nothing is playing', async function (this: OzWorld) {
  assert.equal(await this.learner.listens.isPlaying(), false);
});

When('she touches the screen', async function (this: OzWorld) {
  await this.learner.listens.touchesScreen();
});

Then('{string} was played', async function (this: OzWorld, file: string) {
  assert.ok((await this.learner.listens.playedFiles()).includes(file));
});

Then('{string} was not played', async function (this: OzWorld, file: string) {
  assert.ok(!(await this.learner.listens.playedFiles()).includes(file));
});

Given('her device plays nothing without a tap', async function (this: OzWorld) {
  await this.learner.listens.wantsTapFirst();
});

Given(
  /^every sound of the server is (empty|a page|unplayable)$/,
  async function (this: OzWorld, trouble: SoundTrouble) {
    await this.learner.listens.spoilsSounds(trouble);
  },
);

Then('the sentence can be heard', async function (this: OzWorld) {
  assert.ok(await this.learner.listens.hears());
});

Then('the sentence cannot be heard', async function (this: OzWorld) {
  assert.equal(await this.learner.listens.hears(), false);
});

Then('she is told of the sound that {complaint}', async function (this: OzWorld, kind: string) {
  assert.equal(await this.learner.listens.trouble(), kind);
});

Then('the app has noted {string}', async function (this: OzWorld, message: string) {
  const noted = await this.learner.listens.noted();
  assert.ok(
    noted.some((one) => one.startsWith(message)),
    `Noted: ${noted.join(', ')}`,
  );
});

Then('{string} was reported', async function (this: OzWorld, message: string) {
  const reported = await this.learner.listens.reported();
  assert.ok(
    reported.some((one) => one.includes(message)),
    `Reported: ${reported.join(', ')}`,
  );
});

Given('the server has lost its sound effects', async function (this: OzWorld) {
  await this.learner.listens.losesEffects();
});

Then('{string} was reported once', async function (this: OzWorld, message: string) {
  const reported = await this.learner.listens.reported();
  assert.equal(reported.filter((one) => one.includes(message)).length, 1, reported.join(', '));
});

Then('nothing was reported', async function (this: OzWorld) {
  assert.deepEqual(await this.learner.listens.reported(), []);
});

Then(
  'her device keeps sounds by their path, each with {string}',
  async function (this: OzWorld, parts: string) {
    const kept = await this.learner.listens.kept();
    assert.ok(kept.length > 0, 'Nothing is kept');
    for (const sound of kept) {
      assert.match(sound.key, /^[\w-]+\/.+\.(mp3|wav|m4a)$/);
      assert.deepEqual(sound.parts, parts.split(', '));
      assert.ok(sound.bytes > 0 && sound.etag, `${sound.key} has no data or no etag`);
    }
  },
);

Then('her device keeps no sound', async function (this: OzWorld) {
  assert.deepEqual(await this.learner.listens.kept(), []);
});

Given(
  'her device has kept the sound {string} for {int} days',
  async function (this: OzWorld, key: string, days: number) {
    await this.learner.listens.hasKept(key, days);
  },
);

Then(
  /^the sound "(.+)" is (still|no longer) kept$/,
  async function (this: OzWorld, key: string, whether: string) {
    const kept = await this.learner.listens.kept();
    assert.equal(
      kept.some((sound) => sound.key === key),
      whether === 'still',
    );
  },
);

Then(/^that sound is (still|no longer) kept$/, async function (this: OzWorld, whether: string) {
  const kept = await this.learner.listens.kept();
  assert.equal(
    kept.some(({ key }) => key === soundOf(this)),
    whether === 'still',
  );
});

Then(
  'that sound lies in the table {string} of her device, and in no other',
  async function (this: OzWorld, table: string) {
    const tables = Object.entries(await this.learner.listens.tables());
    const holding = tables.filter(([, keys]) => keys.includes(soundOf(this)));
    assert.deepEqual(
      holding.map(([name]) => name),
      [table],
    );
  },
);

Then('what she says lies in other tables than that', async function (this: OzWorld) {
  const others = async () => {
    const tables = Object.entries(await this.learner.listens.tables());
    const filled = tables.filter(([, keys]) => keys.length > 0 && !keys.includes(soundOf(this)));
    return filled.length > 0 || undefined;
  };
  assert.ok(await eventually(3000, others), 'Nothing is in another table');
});

When('she clears the cache', async function (this: OzWorld) {
  await this.learner.listens.clearsCache();
});

Given("her device's database is broken", async function (this: OzWorld) {
  await this.learner.listens.breaksCache();
});

Then(
  'the server was asked for that sound, and then only whether it has changed',
  async function (this: OzWorld) {
    const asked = await this.learner.listens.asked();
    // The model answer is fetched ahead, once; which of the two came first is chance.
    const twice = asked.find(({ path }, at) => asked.findIndex((one) => one.path === path) < at);
    assert.ok(twice, 'Each was asked for only once');
    const [first, ...further] = asked.filter(({ path }) => path === twice.path);
    assert.equal(first?.etag, undefined);
    const [kept] = (await this.learner.listens.kept()).filter(({ key }) => key === twice.path);
    for (const { etag } of further) assert.equal(etag, kept?.etag);
  },
);

Then(/^she hears (an|no) effect at a right answer$/, async function (this: OzWorld, any: string) {
  const { listens, answer } = this.learner;
  const before = await listens.effects();
  await answer.opensAnswer();
  await answer.judgesHerself('correct');
  assert.equal((await listens.effects()) > before, any === 'an');
});

When(/^she turns sound effects (on|off)$/, async function (this: OzWorld, turned: string) {
  await this.learner.listens.turnsEffects(turned === 'on');
});

Then(/^sound effects are (on|off)$/, async function (this: OzWorld, turned: string) {
  assert.equal(await this.learner.listens.hasEffects(), turned === 'on');
});
