import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import { openedZip } from '../support/opened-zip.ts';
import type { OzWorld } from '../support/world.ts';

When('she downloads what is kept of her', async function (this: OzWorld) {
  await this.learner.ownData.downloads();
});

When(
  /^she lets recordings be counted( no more)?$/,
  async function (this: OzWorld, noMore: string | null) {
    await this.learner.ownData.letsCount(noMore === null);
  },
);

Then(
  'she has a file with her email, an answer in which she said {string}, and her recording of it',
  async function (this: OzWorld, said: string) {
    const file = await this.learner.ownData.file();
    assert.ok(file, 'She has no file');
    const zip = openedZip(file);
    assert.equal(zip.json('account.json').email, this.learner.account.credentials.email);
    const [answer] = zip.json('answers.json');
    assert.ok(answer.transcript.toLowerCase().includes(said), answer.transcript);
    assert.ok(zip.size(`recordings/${answer.id}`) > 0, 'Her recording is missing');
  },
);
