import { once } from 'node:events';
import { connect as connectHttp2 } from 'node:http2';
import { createServer, connect, Socket, type AddressInfo, type Server } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { guardConnections } from './guard-connections.ts';

describe('the guard of connections', () => {
  let server: Server;
  let port: number;
  let came: number;
  let told: string[];
  let takeAway: () => void;

  const guard = (...allowed: string[]) => {
    takeAway = guardConnections(allowed, (refused) => told.push(refused));
  };
  const outcomeOf = async (socket: Socket) => {
    try {
      await once(socket, 'connect');
      return 'connected';
    } catch (error) {
      return error instanceof Error ? error.message : 'unknown';
    } finally {
      socket.destroy();
    }
  };

  beforeEach(async () => {
    told = [];
    came = 0;
    takeAway = () => {};
    server = createServer((socket) => {
      came += 1;
      socket.on('error', () => {});
      socket.end();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  });

  afterEach(() => {
    takeAway();
    server.close();
  });

  it('lets through what a setting names, however it is called', async () => {
    guard(`127.0.0.1:${port}`, `LocalHost:${port}`);
    const host = '127.0.0.1';
    for (const begin of [
      () => connect(port, host),
      () => connect({ port, host }),
      () => connect({ port, host: 'localhost', family: 4 }),
      () => new Socket().connect(port, host),
    ])
      expect(await outcomeOf(begin())).toBe('connected');
    expect(told).toEqual([]);
  });

  it('lets nothing else through, and tells of it once', async () => {
    guard('api.example.com:443', `127.0.0.2:${port}`);
    const refused = `no setting names 127.0.0.1:${port}`;
    expect(await outcomeOf(connect(port, '127.0.0.1'))).toBe(refused);
    expect(await outcomeOf(connectTls({ port, host: '127.0.0.1' }))).toBe(refused);
    await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toMatchObject({
      cause: { message: refused },
    });
    const [error] = await once(connectHttp2(`http://127.0.0.1:${port}`), 'error').catch((e) => [e]);
    expect(String(error)).toContain(refused);
    expect(came).toBe(0);
    expect(told).toEqual([`127.0.0.1:${port}`]);
  });

  it('knows a server by its name where that was looked up before', async () => {
    guard(`mail.example.com:${port}`);
    const host = '127.0.0.1';
    const named = connectTls({ port, host, servername: 'mail.example.com' });
    await once(named, 'error');
    expect(came).toBe(1);
    const another = { port, host, servername: 'another.example.com' };
    expect(await outcomeOf(connectTls(another))).toContain('no setting names');
    const lies = { port, host: 'evil.example.com', servername: 'mail.example.com' };
    expect(await outcomeOf(connectTls(lies))).toContain('no setting names');
  });

  it('knows all below a host, and no other that ends like it', async () => {
    guard('*.push.example.com:443');
    expect(await outcomeOf(connect(443, 'evilpush.example.com'))).toContain('no setting names');
    expect(await outcomeOf(connect(80, 'web.push.example.com'))).toContain('no setting names');
    expect(await outcomeOf(connect(443, 'web.push.example.com'))).not.toContain('no setting names');
  });

  it('knows sockets of files by their paths', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'oz-socket-'));
    const path = join(folder, '.s.PGSQL.5432');
    const files = createServer((socket) => socket.end()).listen(path);
    await once(files, 'listening');
    guard(path);
    expect(await outcomeOf(connect(path))).toBe('connected');
    expect(await outcomeOf(connect({ path: `${path}.other` }))).toContain('no setting names');
    files.close();
    rmSync(folder, { recursive: true });
  });
});
