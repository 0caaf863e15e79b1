import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '../../protocol/endpoint.ts';
import { endpoints } from '../../protocol/endpoints.ts';
import { openTestServer, type TestServer } from './test-server.ts';

const SCRIPT = 'console.log("oz")';
const PAGE = '<!doctype html><title>Oz</title>';
const LESSON_PAGE = '<!doctype html><title>Oz</title><link rel="modulepreload" href="/lesson.js">';

let folder: string;
let test: TestServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oz-app-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), PAGE);
  await mkdir(join(folder, 'documents/ja'), { recursive: true });
  await writeFile(join(folder, 'documents/ja/lesson.html'), LESSON_PAGE);
  await writeFile(
    join(folder, 'documents.json'),
    JSON.stringify({ '/ja/verbal_composition/lessons/:id': 'documents/ja/lesson.html' }),
  );
  await writeFile(join(folder, 'favicon.svg'), '<svg/>');
  await writeFile(join(folder, 'sw.js'), SCRIPT);
  await writeFile(join(folder, 'assets/app-a1B2_c3-.js'), SCRIPT);
  await writeFile(join(folder, 'assets/app-a1B2_c3-.js.br'), brotliCompressSync(SCRIPT));
  await writeFile(join(folder, 'assets/silence.m4a'), 'silence');
  test = await openTestServer(folder);
}, 60_000);

afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  test.server.inject({ url, headers });

describe('the description of the API', () => {
  const all = Object.entries<Endpoint>(endpoints);

  it.each(all)('lists %s as it is served', async (name, { method, path, auth, refusals }) => {
    const { paths } = (await get('/api/openapi.json')).json();
    const operation = paths[`/${path}`]?.[method.toLowerCase()];
    expect(operation?.operationId).toBe(name);
    expect(operation.security).toEqual(auth === 'bearer' ? [{ bearer: [] }] : []);
    const described = Object.values<{ description: string }>(operation.responses);
    const codes = described.flatMap(({ description }) => description.split(', '));
    expect(codes).toEqual(expect.arrayContaining([...refusals, 'bad-request', 'unexpected']));
    const url = `/api/${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
    expect(test.server.hasRoute({ method, url })).toBe(true);
  });

  it('lists nothing else, and nothing twice', async () => {
    const { paths } = (await get('/api/openapi.json')).json();
    const listed = Object.values<object>(paths).flatMap((path) => Object.keys(path));
    expect(listed).toHaveLength(all.length);
  });

  it('names for every parameter in a path what it must be', async () => {
    const { paths } = (await get('/api/openapi.json')).json();
    for (const [path, methods] of Object.entries<Record<string, { parameters: object[] }>>(paths)) {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const { parameters } of Object.values(methods)) {
        for (const name of names) {
          expect(parameters).toContainEqual(
            expect.objectContaining({ name, in: 'path', required: true }),
          );
        }
      }
    }
  });
});

describe('every answer', () => {
  it.each(['/api/v1/system_info', '/api/v1/auth/me', '/api/nothing'])(
    'is data that no browser takes for anything else: %s',
    async (url) => {
      const { headers } = await get(url);
      expect(headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "frame-ancestors 'none'",
      });
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('server');
    },
  );

  it.each(['/', '/ja/login', '/favicon.svg', '/no.js'])(
    'is guarded against what browsers may be talked into: %s',
    async (url) => {
      const { headers } = await get(url);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers['permissions-policy']).toMatch(/^microphone=\(self\), .*camera=\(\)/);
      expect(headers['permissions-policy']).toContain('publickey-credentials-get=(self)');
      const policy = String(headers['content-security-policy']);
      expect(policy).toMatch(/default-src 'none'/);
      expect(policy).toMatch(/script-src 'self'(;|$)/);
      expect(policy).toMatch(/frame-ancestors 'none'/);
      expect(policy).not.toMatch(/unsafe|\*|upgrade/);
      expect(headers).not.toHaveProperty('strict-transport-security');
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('server');
    },
  );

  it('says of a script or style no more than what matters for one, for it is asked for by the dozen', async () => {
    const { headers } = await get('/assets/app-a1B2_c3-.js');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': "frame-ancestors 'none'",
    });
    expect(headers).not.toHaveProperty('permissions-policy');
  });
});

describe('the app', () => {
  it.each(['/', '/ja', '/ja/verbal_composition/books/b-1?x=1.2', '/apinot'])(
    'is what any page path shows, asked for anew each time: %s',
    async (url) => {
      const page = await get(url);
      expect(page.statusCode).toBe(200);
      expect(page.body).toBe(PAGE);
      expect(page.headers).toMatchObject({ 'cache-control': 'no-cache' });
      expect(page.headers['content-type']).toMatch(/^text\/html/);
    },
  );

  it('has a page of its own for a route that the build wrote one for, guarded like any other', async () => {
    const page = await get('/ja/verbal_composition/lessons/l-1?x=1');
    expect(page.body).toBe(LESSON_PAGE);
    expect(page.headers).toMatchObject({ 'cache-control': 'no-cache', 'x-frame-options': 'DENY' });
    expect((await get('/en/verbal_composition/lessons/l-1')).body).toBe(PAGE);
  });

  it('keeps for ever what carries its hash in its name, and nothing else', async () => {
    expect((await get('/assets/app-a1B2_c3-.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    for (const url of ['/favicon.svg', '/assets/silence.m4a', '/index.html']) {
      expect((await get(url)).headers['cache-control']).toBe('no-cache');
    }
  });

  it('has a service worker that is asked for anew and may have the whole app', async () => {
    const { headers } = await get('/sw.js');
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'service-worker-allowed': '/' });
    expect(headers['content-type']).toMatch(/^(text|application)\/javascript/);
    expect((await get('/favicon.svg')).headers).not.toHaveProperty('service-worker-allowed');
  });

  it('travels compressed to those who can read it', async () => {
    const small = await get('/assets/app-a1B2_c3-.js', { 'accept-encoding': 'gzip, br' });
    expect(small.headers['content-encoding']).toBe('br');
    expect(small.headers['content-type']).toMatch(/javascript/);
    expect((await get('/assets/app-a1B2_c3-.js')).body).toBe(SCRIPT);
  });

  it.each([
    '/nothing.js',
    '/assets/app-00000000.js',
    '/assets/',
    '/api',
    '/api/',
    '/api/nothing',
    '/.env',
  ])('is not shown in place of %s', async (url) => {
    const { statusCode, body } = await get(url);
    if (url === '/assets/' || url === '/api') return expect(body).toBe(PAGE);
    expect(statusCode).toBe(404);
    expect(JSON.parse(body)).toMatchObject({ code: 'not-found' });
  });

  it.each(['/../', '/..%2f', '/assets/..%2f..%2f', '/assets/%2e%2e/%2e%2e/', '/..%5c', '//'])(
    'does not lead out of its folder: %s',
    async (way) => {
      const outside = `${folder}.txt`;
      await writeFile(outside, 'outside');
      const { statusCode, body } = await get(`${way}${basename(outside)}`);
      await rm(outside);
      expect(statusCode).toBeGreaterThanOrEqual(400);
      expect(body).not.toContain('outside');
    },
  );

  it('answers a page path to a request that reads, and to none that writes', async () => {
    expect((await test.server.inject({ method: 'HEAD', url: '/ja' })).statusCode).toBe(200);
    expect((await test.server.inject({ method: 'POST', url: '/ja' })).statusCode).toBe(404);
  });
});
