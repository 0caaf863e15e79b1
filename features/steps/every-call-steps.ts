import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import { callerOf } from '../support/callers.ts';
import {
  askedWithId,
  describedCalls,
  filled,
  flawOf,
  madeThings,
  plannedDays,
  plans,
  thingsAsKept,
  type Things,
} from '../support/every-call.ts';
import { smallBook } from '../support/small-book.ts';
import type { OzWorld } from '../support/world.ts';

/** Calls that want the token by which an operator brings content. */
const OPERATORS: readonly string[] = [
  'POST v1/data/contents/verbal_composition_sync',
  'PUT v1/app_config/campaign',
  'POST v1/push/maintenance',
];

const things = new WeakMap<OzWorld, Things>();
const thingsOf = (world: OzWorld): Things => things.get(world) ?? assert.fail('She has nothing');
const guarded = (world: OzWorld) => world.operator.guardedOz();

Then('these calls are described, and answer:', async function (this: OzWorld, table: DataTable) {
  const { stranger } = await guarded(this);
  const described = await describedCalls(stranger);
  const flaws: string[] = [];
  for (const [method = '', path = ''] of table.raw()) {
    const flaw = await flawOf(stranger, described, method, path);
    if (flaw !== undefined) flaws.push(flaw);
  }
  assert.deepEqual(flaws, []);
});

Then(
  'every described call that takes a body refuses another one as bad-request',
  async function (this: OzWorld) {
    const { stranger, contentToken } = await guarded(this);
    const yui = callerOf(this, 'Yui');
    const flaws: string[] = [];
    const calls = (await describedCalls(stranger)).filter((one) => one.requestBody);
    assert.ok(calls.length > 30, `${calls.length} calls take a body`);
    for (const { method, path } of calls) {
      const isOperators = OPERATORS.includes(`${method} ${path}`);
      const token = isOperators ? contentToken : yui.session.access;
      const body = 'nonsense';
      const heard = await stranger.calls(method, filled(path, 'nowhere'), {
        token,
        body,
      });
      if (heard.body['code'] !== 'bad-request') flaws.push(`${method} ${path}: ${heard.text}`);
    }
    assert.deepEqual(flaws, []);
  },
);

Then(
  'every described call that takes an id refuses another text as bad-request',
  async function (this: OzWorld) {
    const { stranger } = await guarded(this);
    const flaws: string[] = [];
    const calls = (await describedCalls(stranger)).filter(({ path }) => path.includes('{'));
    assert.ok(calls.length > 20, `${calls.length} calls take an id`);
    for (const call of calls) {
      const refusal = await askedWithId(callerOf(this, 'Yui'), call, '$ no id $');
      if (refusal !== 'bad-request') flaws.push(`${call.method} ${call.path}: ${String(refusal)}`);
    }
    assert.deepEqual(flaws, []);
  },
);

Then(
  'every described call that wants a token refuses a stranger as signed-out',
  async function (this: OzWorld) {
    const { stranger } = await guarded(this);
    const flaws: string[] = [];
    const calls = (await describedCalls(stranger)).filter(({ security }) => security.length > 0);
    assert.ok(calls.length > 60, `${calls.length} calls want a token`);
    for (const { method, path } of calls) {
      const { body } = await stranger.calls(method, filled(path, 'nowhere'));
      if (body['code'] !== 'signed-out') flaws.push(`${method} ${path}: ${String(body['code'])}`);
    }
    assert.deepEqual(flaws, []);
  },
);

Given('Yui has a round, an answer, a review, a speech and a plan', async function (this: OzWorld) {
  const hers = await madeThings(callerOf(this, 'Yui'));
  things.set(this, hers);
  this.noted = await thingsAsKept(callerOf(this, 'Yui'), hers);
});

Then(
  'Ken is told not-found, whatever he asks of them:',
  async function (this: OzWorld, table: DataTable) {
    const ken = callerOf(this, 'Ken');
    const own = String((await ken.asksWhoSheIs())['id']);
    const names: Things = { ...thingsOf(this), own };
    const flaws: string[] = [];
    for (const [method = '', path = ''] of table.raw()) {
      const asked = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(names[name] ?? assert.fail(`There is no ${name}`)),
      );
      const bodies: Readonly<Record<string, object>> = {
        PUT: { finished: true },
        POST: {
          id: names['answer'],
          question_id: 'morning-home-01',
          answer_id: names['answer'],
          detail_id: names['answer'],
        },
      };
      await ken.calls(method, asked, method === 'GET' ? undefined : bodies[method]);
      if (ken.refusal !== 'not-found') flaws.push(`${method} ${path}: ${ken.heard.text}`);
    }
    assert.deepEqual(flaws, []);
  },
);

Then('Yui still has all of it', async function (this: OzWorld) {
  assert.equal(await thingsAsKept(callerOf(this, 'Yui'), thingsOf(this)), this.noted);
});

Given('Yui plans to study on Monday and Friday without the app', async function (this: OzWorld) {
  const yui = callerOf(this, 'Yui');
  const { id, menus } = await plans(yui);
  const [monday, friday] = [menus[0]?.id, menus[1]?.id];
  const learner = String((await yui.asksWhoSheIs())['id']);
  things.set(this, { learner, plan: id, Monday: monday ?? '', Friday: friday ?? '' });
});

When(
  /^(Yui|Ken) takes the menu of (Monday|Friday) out of her plan$/,
  async function (this: OzWorld, name: string, day: string) {
    const { learner, plan, [day]: menu } = thingsOf(this);
    const path = `v2/students/${learner}/schedules/${plan}/study_menus/${menu}`;
    await callerOf(this, name).calls('DELETE', path);
  },
);

Then('only Monday is planned', async function (this: OzWorld) {
  assert.deepEqual(await plannedDays(callerOf(this, 'Yui')), [0]);
});

Then('Monday and Friday are planned', async function (this: OzWorld) {
  assert.deepEqual(await plannedDays(callerOf(this, 'Yui')), [0, 4]);
});

When('the operator loads a book by the content call', async function (this: OzWorld) {
  const { stranger, contentToken } = await guarded(this);
  const body = { books: [smallBook('weekend')] };
  const path = 'v1/data/contents/verbal_composition_sync';
  const { status, text } = await stranger.calls('POST', path, { token: contentToken, body });
  assert.equal(status, 200, text);
});

Then('it is among the books that Yui is shown', async function (this: OzWorld) {
  const yui = callerOf(this, 'Yui');
  await yui.registers();
  await yui.signsIn();
  const { text } = await yui.calls('GET', 'v3/verbal_composition/books');
  assert.match(text, /"id":"weekend"/);
});

When('Yui sends the inquiry {string}', async function (this: OzWorld, text: string) {
  await callerOf(this, 'Yui').calls('POST', 'v1/gas_notify', { kind: 'inquiry', text });
  assert.equal(callerOf(this, 'Yui').refusal, undefined);
});

Then('the operator reads {string} of Yui', async function (this: OzWorld, text: string) {
  const notice = (await guarded(this)).noticesRead().at(-1) ?? '';
  assert.ok(notice.includes(text), notice);
  assert.ok(notice.includes(callerOf(this, 'Yui').credentials.email), notice);
});

When(
  'the operator announces the maintenance {string}',
  async function (this: OzWorld, text: string) {
    const { stranger, contentToken: token } = await guarded(this);
    const body = { kind: 'maintenance', text };
    assert.equal((await stranger.calls('POST', 'v1/gas_notify', { token, body })).status, 204);
  },
);

When('Yui announces the maintenance {string}', async function (this: OzWorld, text: string) {
  await callerOf(this, 'Yui').calls('POST', 'v1/gas_notify', { kind: 'maintenance', text });
});

Then("the operator's channel has {string}", async function (this: OzWorld, text: string) {
  assert.match((await guarded(this)).noticesRead().at(-1) ?? '', new RegExp(text));
});

Then('a stranger hears that there is no maintenance', async function (this: OzWorld) {
  const { body } = await (await guarded(this)).stranger.calls('GET', 'v1/system_info');
  assert.deepEqual(body, { is_maintenance: false });
});
