import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestServer, type TestServer } from '../http/test-server.ts';
import { maintenanceOf } from '../maintenance.ts';
import { BARE_APP } from '../outside-settings.ts';

const FORM = 'https://forms.oz.example/inquiry';

let folder: string;
let now = 0;
let test: TestServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'oz-maintenance-'));
  test = await openTestServer(undefined, () => ({
    isMaintenance: maintenanceOf(folder, false, () => (now += 1000)),
    appSettings: {
      ...BARE_APP,
      forms: { ...BARE_APP.forms, inquiry_form: FORM },
      analyticsUrl: '/count',
    },
  }));
}, 60_000);

afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

describe('maintenance', () => {
  const ask = async (url: string) => {
    const { headers, body } = await test.server.inject({ url });
    return { kept: headers['cache-control'], body: JSON.parse(body) };
  };

  it('is on while its file is there, without a restart, and no answer is kept', async () => {
    for (const is_maintenance of [false, true, false]) {
      const file = join(folder, 'maintenance');
      if (is_maintenance) writeFileSync(file, '');
      else rmSync(file, { force: true });
      expect(await ask('/system_info.json')).toEqual({
        kept: 'no-store',
        body: { is_maintenance },
      });
      expect((await ask('/api/v1/system_info')).body).toEqual({ is_maintenance });
    }
  });

  it('is always on when it was set so', () => {
    expect(maintenanceOf(folder, true)()).toBe(true);
  });
});

it('the app is told what the operator has set, and what not', async () => {
  const { body } = await test.server.inject({ url: '/api/v1/app_config' });
  expect(JSON.parse(body)).toEqual({
    forms: { ...BARE_APP.forms, inquiry_form: FORM },
    support_email: 'support@oz.example',
    error_reporting_dsn: null,
    analytics_url: '/count',
  });
});

describe('study time', () => {
  let headers: Record<string, string>;

  beforeEach(async () => {
    const { session } = await test.signInLearner();
    headers = { authorization: `Bearer ${session.access_token}` };
  });

  const session = (more: object = {}) => ({
    session_id: crypto.randomUUID(),
    study_type: 'verbal_composition',
    lesson_id: null,
    material_id: null,
    started_at: '2026-11-20T23:00:00Z',
    ended_at: '2026-11-20T23:10:00Z',
    duration_seconds: 540,
    pause_duration_seconds: 60,
    ...more,
  });
  const save = async (payload: object) =>
    (
      await test.server.inject({
        method: 'POST',
        url: '/api/v1/study_time/sessions',
        headers,
        payload,
      })
    ).statusCode;
  const today = async () =>
    JSON.parse((await test.server.inject({ url: '/api/v1/study_time/today', headers })).body);

  it('is what was studied since 3:00 in Japan, each session once', async () => {
    const once = session();
    expect(await save(once)).toBe(204);
    expect(await save(once)).toBe(204);
    expect(await save(session({ duration_seconds: 60, lesson_id: 'l-1' }))).toBe(204);
    const yesterday = { started_at: '2026-11-20T17:00:00Z', ended_at: '2026-11-20T17:59:59Z' };
    expect(await save(session(yesterday))).toBe(204);
    expect(await today()).toEqual({ duration_seconds: 600, session_count: 2 });
  });

  it('of another learner does not count, whatever the id of the session', async () => {
    const once = session();
    await save(once);
    const other = await test.signInLearner();
    headers = { authorization: `Bearer ${other.session.access_token}` };
    expect(await today()).toEqual({ duration_seconds: 0, session_count: 0 });
    await save(once);
    expect(await today()).toEqual({ duration_seconds: 540, session_count: 1 });
  });

  it('that a clock ahead of ours puts in the future ends now, and is no shorter', async () => {
    const now = test.now();
    await save(session({ started_at: '2026-11-23T23:00:00Z', ended_at: '2026-11-23T23:10:00Z' }));
    const kept = test.db.selectFrom('study_sessions').select(['started_at', 'ended_at']);
    expect(await kept.where('ended_at', '>=', new Date(now)).execute()).toEqual([
      { started_at: new Date(now - 600_000), ended_at: new Date(now) },
    ]);
  });

  it.each([
    ['with fractions of a second', { started_at: '2026-11-20T23:00:00.000Z' }],
    ['without Z', { started_at: '2026-11-20T23:00:00+09:00' }],
    ['that ends before it begins', { ended_at: '2026-11-20T22:59:59Z' }],
    ['on a day that is none', { started_at: '2026-02-30T23:00:00Z' }],
    ['of half a second', { duration_seconds: 0.5 }],
    ['of less than nothing', { duration_seconds: -1 }],
    ['with an id that is none', { session_id: 's-1' }],
  ])('is no session %s', async (_, more) => {
    expect(await save(session(more))).toBe(400);
  });
});

describe('the outbox', () => {
  const host = 'localhost:8787';
  const ask = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    test.server.inject({ url, headers: { host, ...headers }, remoteAddress });
  let cookie: string;

  it('opens with its link, once, and from then on with the cookie it gave', async () => {
    const { path } = test.parts.outbox?.key ?? { path: '' };
    for (const [headers, from] of [
      [{ 'x-forwarded-for': '192.0.2.1' }, '127.0.0.1'],
      [{}, '192.0.2.1'],
      [{ host: 'evil.example' }, '127.0.0.1'],
    ] as const)
      expect((await ask(path, headers, from)).statusCode).toBe(404);

    const opened = await ask(path);
    expect(opened.statusCode).toBe(303);
    expect(opened.headers['location']).toBe('/outbox');
    const given = String(opened.headers['set-cookie']);
    expect(given).toMatch(/^oz_outbox=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
    cookie = given.split(';')[0] ?? '';
    expect((await ask(path)).statusCode).toBe(404);

    const page = await ask('/outbox', { cookie });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toMatch(/default-src 'none'/);
    expect(page.body).toContain('<h1>Outbox</h1>');
    expect((await ask('/outbox.json', { cookie: `a=b; ${cookie}` })).statusCode).toBe(200);
  });

  it.each<[string, (path: string) => ReturnType<typeof ask>]>([
    ['another program on this machine', (path) => ask(path)],
    ['a guess', (path) => ask(`${path}?key=${'a'.repeat(43)}`)],
    ['two keys', (path) => ask(`${path}?key=a&key=b`)],
    ['a made-up cookie', (path) => ask(path, { cookie: `oz_outbox=${'a'.repeat(43)}` })],
    ['another machine', (path) => ask(path, { cookie }, '192.0.2.1')],
    ['a proxy here', (path) => ask(path, { cookie, 'x-forwarded-for': '192.0.2.1' })],
    [
      'a name that leads here from elsewhere',
      (path) => ask(path, { cookie, host: 'evil.example' }),
    ],
  ])('is not there for %s', async (_, asking) => {
    for (const path of ['/outbox', '/outbox.json'])
      expect((await asking(path)).statusCode).toBe(404);
  });
});
