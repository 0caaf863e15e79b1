import { beforeEach, describe, expect, it } from 'vitest';
import { SharedReads } from '../../core/shared/shared-reads.ts';
import { downloadFile } from '../../protocol/system.ts';
import { books } from '../../protocol/library.ts';
import { finishRecord } from '../../protocol/records.ts';
import { MemoryClock } from '../memory/memory-clock.ts';
import { HttpClient } from './http-client.ts';

const tokens = { fetch: async () => ({ ok: true, value: 'token' }) as const };

describe('what is read through HttpClient', () => {
  let asked: string[];
  let clock: MemoryClock;
  let http: HttpClient;

  beforeEach(() => {
    asked = [];
    clock = new MemoryClock();
    http = new HttpClient({
      baseUrl: 'http://oz.test/api/',
      language: () => 'ja',
      tokens,
      reads: new SharedReads(clock),
      fetch: async (input) => {
        const { method } = new Request(input);
        asked.push(method);
        return method === 'GET'
          ? Response.json({ books: [] })
          : Response.json({ code: 'not-found', message: '' }, { status: 404 });
      },
    });
  });

  const read = () => http.call(books, {});
  const write = () =>
    http.call(finishRecord, {
      params: { id: '00000001-0000-7000-8000-000000000000' },
      body: { finished: true },
    });

  it('is asked for once by those who ask within a second', async () => {
    await Promise.all([read(), read()]);
    await read();
    expect(asked).toEqual(['GET']);
    clock.pass(1000);
    await read();
    expect(asked).toEqual(['GET', 'GET']);
  });

  it('is asked for anew once something was written, also where that was refused', async () => {
    await read();
    await write();
    await read();
    expect(asked).toEqual(['GET', 'PUT', 'GET']);
  });

  it('is not kept where something is written meanwhile', async () => {
    const writing = write();
    await read();
    await writing;
    await read();
    expect(asked.filter((method) => method === 'GET')).toHaveLength(2);
  });
});

describe('a server that never answers', () => {
  const PATIENCE = { quickMs: 20, patientMs: 600_000 };
  const http = new HttpClient({
    baseUrl: 'http://oz.test/api/',
    language: () => 'ja',
    tokens,
    patience: PATIENCE,
    fetch: () => new Promise(() => {}),
  });

  it('is no network to who reads or notes something', async () => {
    const offline = { ok: false, error: { kind: 'offline' } };
    expect(await http.call(books, {})).toEqual(offline);
    const finish = { params: { id: 'r' }, body: { finished: true } } as const;
    expect(await http.call(finishRecord, finish)).toEqual(offline);
  });

  it('is given longer where it has something to carry or to make', async () => {
    const waiting = new Promise((resolve) => {
      setTimeout(() => resolve('waiting'), 200);
    });
    const download = http.call(downloadFile, { query: { path: 'a' } });
    const proof = http.call(books, {}, { isPatient: true });
    expect(await Promise.race([waiting, download, proof])).toBe('waiting');
  });
});

describe('a token that the server does not take', () => {
  /** A server that takes one token, or none. */
  function asks(taken: string | undefined) {
    const carried: (string | null)[] = [];
    const refused: (string | undefined)[] = [];
    const http = new HttpClient({
      baseUrl: 'http://oz.test/api/',
      language: () => 'ja',
      tokens: {
        fetch: async (token) => {
          refused.push(token);
          return { ok: true, value: token === undefined ? 'old' : 'new' };
        },
      },
      fetch: async (input) => {
        const bearer = new Request(input).headers.get('authorization');
        carried.push(bearer);
        return bearer === `Bearer ${taken}`
          ? Response.json({ books: [] })
          : Response.json({ code: 'signed-out', message: '' }, { status: 401 });
      },
    });
    return { http, carried, refused };
  }

  it('is replaced, and the call made again', async () => {
    const { http, carried, refused } = asks('new');
    expect(await http.call(books, {})).toMatchObject({ ok: true });
    expect(carried).toEqual(['Bearer old', 'Bearer new']);
    expect(refused).toEqual([undefined, 'old']);
  });

  it('is replaced once', async () => {
    const { http, carried } = asks(undefined);
    expect(await http.call(books, {})).toEqual({ ok: false, error: { kind: 'signed-out' } });
    expect(carried).toHaveLength(2);
  });
});
