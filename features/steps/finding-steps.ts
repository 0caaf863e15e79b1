import { Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import type { LessonFilter } from '../../core/navigation/lesson-filter.ts';
import type { OzWorld } from '../support/world.ts';

interface Rows {
  raw(): string[][];
}

When('she opens the list of all lessons', async function (this: OzWorld) {
  await this.learner.finding.opensLessons();
});

When(
  /^she chooses the lessons (?:that are )?(learning|learned|saved)$/,
  async function (this: OzWorld, tab: LessonFilter['tab']) {
    await this.learner.finding.chooses({ tab });
  },
);

When('she chooses all lessons', async function (this: OzWorld) {
  await this.learner.finding.chooses({ tab: 'all' });
});

When('she chooses the bookmarked questions', async function (this: OzWorld) {
  await this.learner.finding.chooses({ tab: 'bookmark' });
});

When(
  /^she chooses the genre (all|business|everyday)$/,
  async function (this: OzWorld, genre: LessonFilter['genre']) {
    await this.learner.finding.chooses({ genre });
  },
);

When(
  /^she chooses the status (all|unlearned|learned)$/,
  async function (this: OzWorld, status: LessonFilter['status']) {
    await this.learner.finding.chooses({ status });
  },
);

When(
  /^she chooses (easy lessons only|lessons easy or not)$/,
  async function (this: OzWorld, which: string) {
    await this.learner.finding.chooses({ easy: which === 'easy lessons only' });
  },
);

When('she opens {string} from the list', async function (this: OzWorld, title: string) {
  await this.learner.finding.opensLesson(title);
});

When('she opens the questions of {string}', async function (this: OzWorld, title: string) {
  await this.learner.finding.opensQuestions(title);
});

When('she goes back to the list', async function (this: OzWorld) {
  await this.learner.places.goesBack();
});

Then('she finds only {string}', async function (this: OzWorld, title: string) {
  assert.deepEqual(await this.learner.finding.lessons(), [title]);
  assert.equal(await this.learner.finding.count(), 1);
});

Then('she finds no lesson', async function (this: OzWorld) {
  assert.deepEqual(await this.learner.finding.lessons(), []);
});

Then(
  'she finds {string}, and not {string}',
  async function (this: OzWorld, one: string, other: string) {
    const lessons = await this.learner.finding.lessons();
    assert.ok(lessons.includes(one), lessons.join());
    assert.ok(!lessons.includes(other), lessons.join());
    assert.equal(await this.learner.finding.count(), lessons.length);
  },
);

Then('the book has the lessons:', async function (this: OzWorld, titles: Rows) {
  assert.deepEqual(await this.learner.finding.lessonsOfBook(), titles.raw().flat());
});

Then('she is at the list {string}', async function (this: OzWorld, address: string) {
  assert.equal(await this.learner.places.address(), address);
});

Then(
  'the question {string} was answered {word} last, and {int} were not answered',
  async function (this: OzWorld, prompt: string, outcome: string, unanswered: number) {
    const questions = await this.learner.finding.questions();
    const own = questions.find((question) => question.prompt === prompt);
    assert.equal(own?.lastOutcome, outcome);
    const left = questions.filter(({ lastOutcome }) => lastOutcome === undefined);
    assert.equal(left.length, unanswered);
  },
);

Then(
  'the model answer of {string} is {string}',
  async function (this: OzWorld, prompt: string, answer: string) {
    assert.equal(await this.learner.finding.modelAnswer(prompt), answer);
  },
);

Then('each tag leads to as many books as it says', async function (this: OzWorld) {
  const token = await this.learner.session.accessToken();
  const asks = async (path: string) =>
    JSON.parse((await this.stranger.calls('GET', path, { token })).text);
  const { tags } = await asks('v2/verbal_composition/book_tags');
  assert.ok(tags.length > 1);
  for (const { tag, book_count: count } of tags) {
    const { books } = await asks(`v2/verbal_composition/books?tag=${encodeURIComponent(tag)}`);
    assert.equal(books.length, count, tag);
    for (const book of books) assert.ok(book.tags.includes(tag));
  }
});

Then(
  'a round through {string} is refused as {string}',
  async function (this: OzWorld, lessonId: string, why: string) {
    const token = await this.learner.session.accessToken();
    const path = `v1/verbal_composition/lessons/${lessonId}/records`;
    const body = { id: crypto.randomUUID(), mode: 'self' };
    const { status, body: said } = await this.stranger.calls('POST', path, { token, body });
    assert.deepEqual([status, said['code']], [403, why]);
    assert.match(String(said['message']), /前のレッスン/);
  },
);
