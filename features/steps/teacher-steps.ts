import { Given, Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import { callerOf } from '../support/callers.ts';
import { questionIdOf } from '../support/content.ts';
import type { OzWorld } from '../support/world.ts';

const newest = async ({ learner }: OzWorld) => {
  const answer = (await learner.teacher.answers()).at(-1);
  assert.ok(answer, 'Nothing was answered');
  return answer;
};

const AT = '2026-01-01T09:00:00.000Z';

const opens = async (world: OzWorld, prompt: string) => {
  world.noted = questionIdOf(prompt);
  await world.learner.teacher.opens(world.noted);
};

Given(
  'Yui is signed in and asks the teacher about {string}',
  async function (this: OzWorld, prompt: string) {
    await this.learner.account.isSignedIn();
    await opens(this, prompt);
  },
);

When('she asks the teacher about {string}', async function (this: OzWorld, prompt: string) {
  await opens(this, prompt);
});

When('she asks {string}', async function (this: OzWorld, text: string) {
  await this.learner.teacher.asks(text);
});

Given('she has asked {int} times', async function (this: OzWorld, times: number) {
  for (let at = 1; at <= times; at += 1) {
    await this.learner.teacher.asks(`質問${at}：なぜ at を使うのですか？`);
  }
});

When('she comes back to the teacher', async function (this: OzWorld) {
  await this.learner.teacher.opens(this.noted);
});

When('she bookmarks the answer', async function (this: OzWorld) {
  await this.learner.teacher.bookmarks();
});

Given('she notes what it says', async function (this: OzWorld) {
  this.noted = (await newest(this)).answer;
});

When('she takes the bookmark of the answer off', async function (this: OzWorld) {
  const [found] = await this.learner.bookmarks.answers();
  await this.learner.bookmarks.takesAnswerOff(found?.asked ?? assert.fail('Nothing is bookmarked'));
});

When('an eleventh question is asked with her token', async function (this: OzWorld) {
  const token = await this.learner.session.accessToken();
  const body = { id: crypto.randomUUID(), text: 'もう一度、いいですか？' };
  const path = `v1/verbal_composition/questions/${this.noted}/teacher_questions`;
  await this.stranger.calls('POST', path, { token, body });
});

Then('the server refuses it, because ten are the most', function (this: OzWorld) {
  const { heard } = this.stranger;
  assert.equal(heard?.body['code'], 'teacher-limit');
  assert.match(String(heard?.body['message']), /10回.*。$/);
});

Then(
  'the built-in teacher explains it with {string}',
  async function (this: OzWorld, words: string) {
    const { teacher, answer } = await newest(this);
    assert.equal(teacher, 'built-in');
    assert.ok(answer.includes(words), answer);
  },
);

Then('the teacher says that she does not know', async function (this: OzWorld) {
  const { answer } = await newest(this);
  assert.match(answer, /内蔵された先生で.*見つかりませんでした/);
});

Then('she is offered something to ask about', async function (this: OzWorld) {
  assert.ok((await this.learner.teacher.offered()).length > 0);
});

Then('she can ask {int} more time(s)', async function (this: OzWorld, times: number) {
  assert.equal(await this.learner.teacher.left(), times);
});

Then('she finds {int} answer(s)', async function (this: OzWorld, count: number) {
  assert.equal((await this.learner.teacher.answers()).length, count);
});

When(
  'Ken, who has an account of his own, bookmarks that answer, too',
  async function (this: OzWorld) {
    const token = await this.learner.session.accessToken();
    const path = 'v1/verbal_composition/supiful_teacher_bookmarks';
    const { body } = await this.stranger.calls('GET', path, { token });
    const { id, question_id } = Object(Object(body['bookmarks'])[0]);
    assert.ok(id, 'She has bookmarked nothing');
    const ken = callerOf(this, 'Ken');
    await ken.registers();
    await ken.signsIn();
    await ken.calls('PUT', path, { id, question_id, on: true, changed_at: AT });
  },
);

Then('Ken finds no answer of the teacher among his bookmarks', async function (this: OzWorld) {
  const path = 'v1/verbal_composition/supiful_teacher_bookmarks/answers';
  const { status, body } = await callerOf(this, 'Ken').calls('GET', path);
  assert.deepEqual([status, body['answers']], [200, []]);
});

Then(
  'Ken has asked the teacher nothing about {string}',
  async function (this: OzWorld, prompt: string) {
    const path = `v1/verbal_composition/questions/${questionIdOf(prompt)}/teacher_questions`;
    const { status, body } = await callerOf(this, 'Ken').calls('GET', path);
    assert.deepEqual([status, body['questions'], body['left']], [200, [], 10]);
  },
);

Then('she is told that this was the last one', async function (this: OzWorld) {
  assert.equal(await this.learner.teacher.refusal(), 'teacher-limit');
});

Then(/^the answer is (not )?bookmarked$/, async function (this: OzWorld, not: string | null) {
  assert.equal((await newest(this)).isBookmarked, not === null);
});

Then(
  'she finds what she noted, asked about {string} in {string}',
  async function (this: OzWorld, prompt: string, lesson: string) {
    const asked = 'ほかの言い方はありますか？';
    assert.deepEqual(await this.learner.bookmarks.answers(), [
      { asked, answer: this.noted, prompt, lesson },
    ]);
  },
);

Then('no answer of the teacher is bookmarked', async function (this: OzWorld) {
  assert.deepEqual(await this.learner.bookmarks.answers(), []);
});
