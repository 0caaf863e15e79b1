import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import { strFromU8, unzipSync } from 'fflate';
import type { OzWorld } from '../support/world.ts';

When('she downloads what is kept of her', async function (this: OzWorld) {
  await this.learner.ownData.downloads();
});

Then(
  'she has a file with her email, an answer in which she said {string}, and her recording of it',
  async function (this: OzWorld, said: string) {
    const file = await this.learner.ownData.file();
    assert.ok(file, 'She has no file');
    const entries = unzipSync(new Uint8Array(file));
    const read = (name: string) => JSON.parse(strFromU8(entries[name] ?? new Uint8Array()));
    assert.equal(read('account.json').email, this.learner.account.credentials.email);
    const [answer] = read('answers.json');
    assert.ok(answer.transcript.toLowerCase().includes(said), answer.transcript);
    const recording = Object.entries(entries).find(([name]) =>
      name.startsWith(`recordings/${answer.id}`),
    );
    assert.ok(recording && recording[1].length > 0, 'Her recording is missing');
  },
);
