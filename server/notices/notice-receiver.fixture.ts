import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ReceivedNotice {
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface NoticeReceiver {
  readonly url: string;
  readonly received: readonly ReceivedNotice[];
  /** One after the other; then 200. */
  answers(...statuses: readonly number[]): void;
  hangs(): void;
  close(): Promise<void>;
}

/** Takes what is posted to it, as a webhook or as LINE. */
export async function startNoticeReceiver(): Promise<NoticeReceiver> {
  const received: ReceivedNotice[] = [];
  let statuses: number[] = [];
  let isHanging = false;
  const server = createServer(async (request, response) => {
    received.push({ path: request.url, headers: request.headers, body: await text(request) });
    if (isHanging) return;
    const status = statuses.shift() ?? 200;
    response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end('{}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    answers: (...next) => {
      statuses = [...next];
    },
    hangs: () => {
      isHanging = true;
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
