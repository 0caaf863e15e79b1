import { afterAll, beforeAll } from 'vitest';
import { libraryApiContract } from '../../core/ports/library-api.contract.ts';
import { openTestServer, type TestServer } from '../../server/http/test-server.ts';
import { httpLearner } from './http-learner.fixture.ts';

let server: TestServer;
let url: string;

beforeAll(async () => {
  server = await openTestServer();
  url = await server.listen();
}, 60_000);

afterAll(() => server.close());

libraryApiContract('HttpLibraryApi', async () => {
  const yui = await httpLearner(server, url);
  const ken = await httpLearner(server, url);
  return {
    ...yui.controls,
    library: yui.library,
    records: yui.records,
    another: ken.library,
    newId: () => crypto.randomUUID(),
    pass: (ms) => server.pass(ms),
  };
});
