import { afterEach, beforeEach, expect, it } from 'vitest';
import { startNoticeReceiver, type NoticeReceiver } from '../notices/notice-receiver.fixture.ts';
import { MemorySecurityRecord } from '../storage/memory/memory-security-record.ts';
import { EVENTS_AT_ONCE, ForwardRecord, type ForwardTrouble } from './forward-record.ts';
import type { SecurityEvent } from './security-record.ts';

let receiver: NoticeReceiver;
let record: MemorySecurityRecord;
let troubles: ForwardTrouble[];

beforeEach(async () => {
  receiver = await startNoticeReceiver();
  record = new MemorySecurityRecord();
  troubles = [];
});

afterEach(() => receiver.close());

const event = (id: string): SecurityEvent => ({
  id,
  at: new Date('2026-11-23T03:00:00.000Z'),
  kind: 'signed-in',
  learnerId: 'yui',
  address: '192.0.2.1',
  subject: 'password',
});

const add = async (...ids: readonly string[]) => {
  for (const id of ids) await record.add(event(id));
};

/** As each start of a server has one. */
const forward = (more: { url?: string; token?: string; deadlineMs?: number } = {}) =>
  new ForwardRecord({
    url: `${receiver.url}/record`,
    token: undefined,
    record,
    warn: (trouble) => troubles.push(trouble),
    ...more,
  }).execute();

const linesOf = ({ body }: { body: string }): readonly unknown[] =>
  body
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
const ids = () =>
  receiver.received.map((post) => linesOf(post).map((line) => Reflect.get(Object(line), 'id')));

it('sends what was added, an event a line in JSON, once', async () => {
  await add('a', 'b');
  await forward({ token: 'known-by-this' });
  await forward();
  expect(receiver.received).toHaveLength(1);
  const [{ path, headers, body } = { path: '', headers: {}, body: '' }] = receiver.received;
  expect(path).toBe('/record');
  expect(headers).toMatchObject({
    'content-type': 'application/x-ndjson',
    authorization: 'Bearer known-by-this',
  });
  expect(body.endsWith('}\n')).toBe(true);
  expect(linesOf({ body })).toEqual(
    ['a', 'b'].map((id) => ({ ...event(id), at: '2026-11-23T03:00:00.000Z' })),
  );
  expect(troubles).toEqual([]);
});

it('sends nothing where nothing happened, and no token where there is none', async () => {
  await forward();
  expect(receiver.received).toEqual([]);
  await add('a');
  await forward();
  expect(receiver.received[0]?.headers).not.toHaveProperty('authorization');
});

it('goes on after a start anew where it was', async () => {
  await add('a');
  await forward();
  await add('b');
  await forward();
  expect(ids()).toEqual([['a'], ['b']]);
});

it('sends much in parts, in order', async () => {
  const many = Array.from({ length: EVENTS_AT_ONCE + 1 }, (_, index) => `e-${index}`);
  await add(...many);
  await forward();
  expect(ids().map(({ length }) => length)).toEqual([EVENTS_AT_ONCE, 1]);
  expect(ids().flat()).toEqual(many);
});

it.each([
  ['breaks', 503, { kind: 'refused', status: 503 }],
  ['refuses', 401, { kind: 'refused', status: 401 }],
  // Elsewhere is not what the operator has set.
  ['leads elsewhere', 302, { kind: 'refused', status: 302 }],
])('keeps what was not taken, before what comes after: it %s', async (_, status, trouble) => {
  await add('a');
  receiver.answers(status);
  await forward();
  expect(troubles).toEqual([trouble]);
  await add('b');
  await forward();
  expect(ids()).toEqual([['a'], ['a', 'b']]);
  expect(receiver.received.map(({ path }) => path)).toEqual(['/record', '/record']);
});

it('does not wait for ever, nor hold up what is written meanwhile', async () => {
  await add('a');
  receiver.hangs();
  const forwarding = forward({ deadlineMs: 200 });
  await add('b');
  await forwarding;
  expect(troubles).toEqual([{ kind: 'unreachable' }]);
  expect(await record.toForward(9)).toEqual([event('a'), event('b')]);
});

it('goes on once a receiver that was gone is there again', async () => {
  await add('a');
  await forward({ url: 'http://127.0.0.1:1/' });
  expect(troubles).toEqual([{ kind: 'unreachable' }]);
  await forward();
  expect(ids()).toEqual([['a']]);
});
