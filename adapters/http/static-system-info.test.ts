import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { systemInfoContract } from '../../core/ports/system-info.contract.ts';
import { StaticSystemInfo } from './static-system-info.ts';

let servers: Server[] = [];

afterEach(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  servers = [];
});

async function listen(answer: (response: ServerResponse) => void): Promise<string> {
  const server = createServer((_, response) => answer(response)).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${Object(server.address()).port}/system_info.json`;
}

systemInfoContract('StaticSystemInfo', async () => {
  let answer = (response: ServerResponse): unknown => response.end('{"is_maintenance":false}');
  const url = await listen((response) => answer(response));
  return {
    info: new StaticSystemInfo({ url, deadlineMs: 1_000 }),
    announce: (isMaintenance) => {
      answer = (response) => response.end(JSON.stringify({ is_maintenance: isMaintenance }));
    },
    breaks: {
      'no file': () => {
        answer = (response) => response.writeHead(404).end('{"is_maintenance":true}');
      },
      'broken server': () => {
        answer = (response) => response.writeHead(503).end('{"is_maintenance":true}');
      },
      'not JSON': () => {
        answer = (response) => response.end('<!doctype html>');
      },
      'another shape': () => {
        answer = (response) => response.end('{"is_maintenance":"true"}');
      },
      'nothing in it': () => {
        answer = (response) => response.end('null');
      },
      'torn line': () => {
        answer = (response) => response.destroy();
      },
      silence: () => {
        answer = () => {};
      },
    },
  };
});

it('takes an unreachable host for no maintenance', async () => {
  const info = new StaticSystemInfo({ url: 'http://127.0.0.1:1/system_info.json' });
  expect(await info.isMaintenance()).toBe(false);
});
