import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { openTestServer, type TestServer } from '../http/test-server.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export const THEME = 'my-morning';
/** With two mistakes. */
export const SPEECH = `Um, every morning I get up at six thirty. First, I I turn off the alarm. After that, I wash my
 face and have toast and coffee with my mother. She have a lot of informations about the weather. Then we leave home together.`;

/** A learner who speaks about themes, new for each test; her server is open while the tests of this file run. */
export function speakingLearner() {
  let server: TestServer;
  let yui: Awaited<ReturnType<TestServer['signInLearner']>>;

  beforeAll(async () => {
    server = await openTestServer();
  }, 60_000);

  beforeEach(async () => {
    server.recognizer.refuse(undefined);
    yui = await server.signInLearner();
  });

  afterAll(() => server.close());

  async function call(method: Method, path: string, payload?: object, who = yui) {
    const { statusCode, body } = await server.server.inject({
      method,
      url: `/api/v1/one_min_speech/${path}`,
      headers: { authorization: `Bearer ${who.session.access_token}` },
      ...(payload && { payload }),
    });
    return { status: statusCode, body: body === '' ? undefined : JSON.parse(body) };
  }

  function speechForm(id: string, said: string, more: Readonly<Record<string, string>> = {}) {
    const form = new FormData();
    const fields = {
      recording_id: id,
      recorded_at: new Date(server.now()).toISOString(),
      duration_ms: '61000',
      opening: 'My mornings',
      ...more,
    };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new Blob([`said:${said}`]), 'file');
    return form;
  }

  async function records(said = SPEECH, material = THEME, more = {}) {
    const id = crypto.randomUUID();
    const kept = await call('POST', `materials/${material}/recordings`, speechForm(id, said, more));
    expect(kept.status).toBe(200);
    server.pass(1000);
    return id;
  }

  async function isCorrected(said = SPEECH) {
    const id = await records(said);
    await call('POST', `recordings/${id}/submit`);
    await server.corrections.settled();
    return id;
  }

  return {
    call,
    speechForm,
    records,
    isCorrected,
    get server() {
      return server;
    },
    get id() {
      return yui.id;
    },
  };
}
