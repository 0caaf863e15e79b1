import { Given, Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import type { OzWorld } from '../support/world.ts';

When('she saves {string}', async function (this: OzWorld, title: string) {
  await this.learner.bookmarks.saves(title);
  assert.equal(await this.learner.bookmarks.isSaved(title), true);
});

When('she takes {string} off her saved list', async function (this: OzWorld, title: string) {
  await this.learner.bookmarks.saves(title);
  assert.equal(await this.learner.bookmarks.isSaved(title), false);
});

Given('she has bookmarked {string}', async function (this: OzWorld, prompt: string) {
  await this.learner.bookmarks.bookmarks(prompt);
  assert.equal(await this.learner.bookmarks.isBookmarked(prompt), true);
});

When('she takes the bookmark of {string} off', async function (this: OzWorld, prompt: string) {
  await this.learner.bookmarks.bookmarks(prompt);
  assert.equal(await this.learner.bookmarks.isBookmarked(prompt), false);
});

Given('the server has been told', async function (this: OzWorld) {
  await this.learner.bookmarks.areTold();
});

Then('{string} is bookmarked', async function (this: OzWorld, prompt: string) {
  assert.equal(await this.learner.bookmarks.isBookmarked(prompt), true);
});

Then(
  'her bookmarks are {string}, said {string}',
  async function (this: OzWorld, prompt: string, answer: string) {
    assert.deepEqual(await this.learner.bookmarks.bookmarked(), [{ prompt, answer }]);
  },
);

Then('she has no bookmarks', async function (this: OzWorld) {
  assert.deepEqual(await this.learner.bookmarks.bookmarked(), []);
});

const TEACHER = 'v1/verbal_composition/supiful_teacher_bookmarks';

const told = async (world: OzWorld, method: string, body?: unknown) => {
  const token = await world.learner.session.accessToken();
  const heard = await world.stranger.calls(method, TEACHER, { token, body });
  return { status: heard.status, ...heard.body };
};

When(
  /^the teacher's answer "([^"]+)" is turned (on|off) at (\S+)$/,
  async function (this: OzWorld, id: string, turned: string, changedAt: string) {
    const { status } = await told(this, 'PUT', {
      id,
      question_id: 'morning-home-01',
      on: turned === 'on',
      changed_at: changedAt,
    });
    assert.equal(status, 200);
  },
);

Then(
  /^her bookmarks of the teacher are(?: "([^"]+)"| none)$/,
  async function (this: OzWorld, id: string | null) {
    const { bookmarks } = (await told(this, 'GET')) as unknown as {
      readonly bookmarks: readonly { readonly id: string }[];
    };
    assert.deepEqual(
      bookmarks.map((bookmark) => bookmark.id),
      id ? [id] : [],
    );
  },
);
