import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../test-server.ts';

let test: TestServer;
let port: number;

beforeAll(async () => {
  test = await openTestServer();
  port = Number(new URL(await test.listen()).port);
}, 60_000);

afterAll(() => test.close());

/** The status lines of all that is answered until the server hangs up, or says nothing for a second. */
const answersTo = (lines: readonly string[]): Promise<readonly string[]> =>
  new Promise((resolve, reject) => {
    let got = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(lines.join('\r\n')));
    socket.setTimeout(1_000, () => socket.destroy());
    socket.on('data', (chunk) => (got += String(chunk)));
    socket.on('error', reject);
    socket.on('close', () => resolve(got.match(/HTTP\/1\.1 \d+/g) ?? []));
  });

const SECOND = ['GET /api/v1/system_info HTTP/1.1', 'Host: oz', '', ''];

describe('where a body ends', () => {
  it('is known of a request that says it once', async () => {
    const lines = ['POST /api/login HTTP/1.1', 'Host: oz', 'Content-Length: 0', '', ...SECOND];
    expect(await answersTo(lines)).toEqual(['HTTP/1.1 400', 'HTTP/1.1 200']);
  });

  it.each([
    ['two ways', ['Content-Length: 5', 'Transfer-Encoding: chunked']],
    ['two lengths', ['Content-Length: 5', 'Content-Length: 6']],
    ['an encoding of its own', ['Transfer-Encoding: xchunked']],
    ['an encoding that is hidden', ['Transfer-Encoding : chunked']],
    ['a length with a sign', ['Content-Length: +5']],
  ])('is not guessed, and nothing after it is taken for a request: %s', async (_, headers) => {
    const lines = ['POST /api/login HTTP/1.1', 'Host: oz', ...headers, '', '0', '', ...SECOND];
    expect(new Set(await answersTo(lines))).toEqual(new Set(['HTTP/1.1 400']));
  });
});

it('TRACE gives nothing back', async () => {
  const lines = ['TRACE /api/v1/system_info HTTP/1.1', 'Host: oz', 'Connection: close', '', ''];
  expect(await answersTo(lines)).toEqual(['HTTP/1.1 404']);
});
