import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BARE_APP, BARE_WEB } from '../outside-settings.ts';
import { openTestServer, type TestServer } from './test-server.ts';

let test: TestServer;

beforeAll(async () => {
  test = await openTestServer(undefined, () => ({
    web: { ...BARE_WEB, trustProxy: '127.0.0.1' },
    appSettings: {
      ...BARE_APP,
      errorReportingDsn: 'https://key@errors.oz.example/7',
      analyticsUrl: 'https://count.oz.example/events',
    },
  }));
}, 60_000);

afterAll(() => test.close());

const headersOf = async (url: string, from: string, protocol: string) => {
  const headers = { 'x-forwarded-proto': protocol };
  return (await test.server.inject({ url, headers, remoteAddress: from })).headers;
};

describe('behind a proxy with TLS', () => {
  it.each(['/', '/api/v1/system_info'])('browsers are to come by TLS only: %s', async (url) => {
    expect(await headersOf(url, '127.0.0.1', 'https')).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    });
  });

  it('what a page asks for over plain HTTP is asked for over TLS', async () => {
    const { 'content-security-policy': policy } = await headersOf('/', '127.0.0.1', 'https');
    expect(policy).toMatch(/upgrade-insecure-requests/);
  });

  it.each([
    ['without TLS', '127.0.0.1', 'http'],
    ['when a stranger says that it is TLS', '192.0.2.1', 'https'],
  ])('nothing is promised %s', async (_, from, protocol) => {
    const headers = await headersOf('/', from, protocol);
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers['content-security-policy']).not.toMatch(/upgrade/);
  });
});

it.each(['/%', '/api/%'])(
  'an address that no router can read is answered as guarded: %s',
  async (url) => {
    expect(await headersOf(url, '127.0.0.1', 'https')).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    expect(await headersOf(url, '127.0.0.1', 'http')).not.toHaveProperty(
      'strict-transport-security',
    );
  },
);

it('a page may report errors and count where the operator said, and connect nowhere else', async () => {
  const { 'content-security-policy': policy } = await headersOf('/', '127.0.0.1', 'http');
  expect(policy).toMatch(
    /connect-src 'self' https:\/\/errors\.oz\.example https:\/\/count\.oz\.example(;|$)/,
  );
  expect(policy).not.toContain('key@');
});
