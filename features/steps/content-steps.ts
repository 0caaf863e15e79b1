import { Given, Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import { callerOf } from '../support/callers.ts';
import { brokenBook, smallBook } from '../support/small-book.ts';
import type { OzWorld } from '../support/world.ts';

const SYNC = 'v1/data/contents/verbal_composition_sync';
const BOOKS = 'v3/verbal_composition/books';

const sync = async (world: OzWorld, token: string | undefined, ...books: readonly unknown[]) => {
  const { stranger } = await world.operator.guardedOz();
  return stranger.calls('POST', SYNC, { token, body: { books } });
};

const syncs = async (world: OzWorld, ...books: readonly unknown[]) => {
  const { contentToken } = await world.operator.guardedOz();
  const { status, text } = await sync(world, contentToken, ...books);
  assert.equal(status, 200, text);
  world.noted = text;
};

const bookOf = async (world: OzWorld, id: string) => {
  const { body } = await callerOf(world, 'Ken').calls('GET', BOOKS);
  const books = body['books'] as readonly { readonly id: string; readonly lesson_count: number }[];
  const found = books.filter((book) => book.id === id);
  assert.ok(found.length < 2, `There are ${found.length} of it`);
  return found[0];
};

/** The book and how far he is in it, as he is told. */
const toKen = async (world: OzWorld, id: string): Promise<string> => {
  const { status, text } = await callerOf(world, 'Ken').calls('GET', `${BOOKS}/${id}/layout`);
  assert.equal(status, 200, text);
  return text;
};

const before = new WeakMap<OzWorld, string>();

When('the operator syncs the book {string}', async function (this: OzWorld, id: string) {
  await syncs(this, smallBook(id));
});

Given(
  'Ken has answered a question of the book {string}',
  async function (this: OzWorld, id: string) {
    const ken = callerOf(this, 'Ken');
    const unanswered = await toKen(this, id);
    const round = crypto.randomUUID();
    await ken.calls('POST', `v1/verbal_composition/lessons/${id}-orders/records`, {
      id: round,
      mode: 'self',
    });
    await ken.calls('PUT', `v1/verbal_composition/record_details/${crypto.randomUUID()}`, {
      record_id: round,
      question_id: `${id}-01`,
      outcome: 'correct',
      answer_ms: 2000,
    });
    const answered = await toKen(this, id);
    assert.notEqual(answered, unanswered);
    before.set(this, answered);
  },
);

When(
  /^the operator syncs the book "(.+)" and the book "(.+)" with (.+)$/,
  async function (this: OzWorld, id: string, other: string, mistake: string) {
    await syncs(this, smallBook(id), brokenBook(other, mistake, id));
  },
);

When(
  /^a caller syncs the book "(.+)" with (no key|another key|Ken's own token)$/,
  async function (this: OzWorld, id: string, key: string) {
    const tokens: Readonly<Record<string, string>> = {
      'another key': 'another-key-of-thirty-two-letters',
      "Ken's own token": callerOf(this, 'Ken').session.access,
    };
    const { status, body } = await sync(this, tokens[key], smallBook(id));
    this.noted = `${status} ${String(body['code'])}`;
  },
);

Then('it is refused as signed-out', function (this: OzWorld) {
  assert.equal(this.noted, '401 signed-out');
});

const takenOf = (world: OzWorld, id: string): unknown =>
  JSON.parse(world.noted).taken.find((book: { readonly id: string }) => book.id === id);

Then(
  'the book {string} was taken, with {int} lesson(s) and {int} question(s)',
  async function (this: OzWorld, id: string, lessons: number, questions: number) {
    const taken = { id, lesson_count: lessons, question_count: questions };
    assert.deepEqual(takenOf(this, id), taken);
    assert.equal((await bookOf(this, id))?.lesson_count, lessons);
  },
);

Then('the book {string} was not taken', async function (this: OzWorld, id: string) {
  assert.equal(takenOf(this, id), undefined);
  assert.equal(await bookOf(this, id), undefined);
});

Then(
  /^the operator is told ([a-z-]+) of "(.+)"$/,
  function (this: OzWorld, reason: string, place: string) {
    const [first, ...others] = JSON.parse(this.noted).not_taken;
    assert.deepEqual([first?.reason, first?.place, others.length], [reason, place, 0], this.noted);
  },
);

Then(
  'Ken finds the book {string}, with {int} lesson(s)',
  async function (this: OzWorld, id: string, lessons: number) {
    assert.equal((await bookOf(this, id))?.lesson_count, lessons);
  },
);

Then(
  'the book {string} with his answer is to Ken what it was',
  async function (this: OzWorld, id: string) {
    assert.equal(await toKen(this, id), before.get(this));
  },
);

Then('Ken finds no book {string}', async function (this: OzWorld, id: string) {
  assert.equal(await bookOf(this, id), undefined);
});
