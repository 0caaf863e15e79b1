import { afterAll, beforeAll } from 'vitest';
import { openTestServer, type TestServer } from '../../server/http/test-server.ts';

/** A test server that is open while the tests of this file run; there once the first of them begins. */
export function openedServer(...given: Parameters<typeof openTestServer>): {
  readonly server: TestServer;
  /** Ends with `/api/`. */
  readonly url: string;
} {
  let opened: { readonly server: TestServer; readonly url: string } | undefined;
  const there = () => {
    if (!opened) throw new Error('The server is opened before the tests, and not earlier');
    return opened;
  };
  beforeAll(async () => {
    const server = await openTestServer(...given);
    opened = { server, url: await server.listen() };
  }, 60_000);
  afterAll(() => opened?.server.close());
  return {
    get server() {
      return there().server;
    },
    get url() {
      return there().url;
    },
  };
}
