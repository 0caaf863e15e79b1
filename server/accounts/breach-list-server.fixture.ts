import { hash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface BreachListServer {
  readonly url: string;
  /** What it was told, in order. */
  readonly asked: readonly string[];
  /** From now on it answers this status, or not at all. */
  breaks(how: number | 'silent'): void;
  close(): Promise<void>;
}

/** Answers as Have I Been Pwned does, with a line of padding. */
export async function startBreachList(known: readonly string[]): Promise<BreachListServer> {
  const hashes = known.map((password) => hash('sha1', password, 'hex').toUpperCase());
  const asked: string[] = [];
  let broken: number | 'silent' | undefined;
  const server = createServer((request, response) => {
    const prefix = (request.url ?? '').split('/').at(-1) ?? '';
    asked.push(prefix);
    if (broken === 'silent') return;
    const lines = hashes
      .filter((one) => one.startsWith(prefix))
      .map((one) => `${one.slice(5)}:${one.length}`);
    const padding = `${hash('sha1', 'Padding-2026!', 'hex').toUpperCase().slice(5)}:0`;
    response.writeHead(broken ?? 200).end([...lines, padding].join('\r\n'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/range`,
    asked,
    breaks: (how) => {
      broken = how;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
