import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attackerOf, bearerOf, post } from '../http/attacks/attacker.fixture.ts';
import { openTestServer, type TestServer } from '../http/test-server.ts';
import { SENTENCES } from './sentences.ts';
import { passOnErrors } from './pass-on-errors.ts';

const EMAIL = 'pineapples.yui@oz.example';
const PASSWORD = 'Planted-2026!';
const PUSH = 'planted-push-token:APA91bHun4MxP5egoKMwt2KZFBaFUH-1RYqx';
const ANSWER = 'Planted pineapples dance at seven';
const NEEDLES = /planted|pineapples|APA91b|said:|insert into|eyJ[\w-]{10}|argon2id/i;

let test: TestServer;
let lines: string[];
let session: { access_token: string; refresh_token: string };

beforeAll(async () => {
  lines = [];
  test = await openTestServer(undefined, () => ({
    logLevel: 'trace',
    logLines: { write: (line) => void lines.push(line) },
    onBug: (error) => test.server.log.error(error),
  }));
}, 60_000);

afterAll(() => test.close());

beforeEach(async () => {
  lines.length = 0;
  ({ session } = await test.signInLearner());
});

/** As PostgreSQL and its drivers tell of what went wrong. */
const databaseError = () =>
  Object.assign(new Error(`duplicate key value: insert into learners values ('${EMAIL}')`), {
    code: '23505',
    table: 'learners',
    constraint: 'learners_email_key',
    detail: `Key (email)=(${EMAIL}) already exists.`,
    parameters: [EMAIL, PASSWORD, PUSH],
    query: `insert into learners values ($1) -- ${ANSWER}`,
    cause: new Error(ANSWER, { cause: { email: EMAIL, kind: PUSH } }),
  });

const written = () => lines.join('\n');

describe('no line of the log has anything of a learner in it', () => {
  it('whatever a request brings and a database says of it', async () => {
    const { learners, devices } = { learners: test.parts.learners, devices: test.parts.devices };
    const broken = () => Promise.reject(databaseError());
    const [ofEmail, add, addDevice] = [learners.ofEmail, learners.add, devices.put];
    Object.assign(learners, { ofEmail: broken, add: broken });
    Object.assign(devices, { put: broken });
    const asked = [
      post('login', { email: EMAIL, password: PASSWORD }),
      post('v1/auth/register_password', { email: EMAIL, password: PASSWORD }),
      post('v1/auth/me/device_tokens', { token: PUSH, platform: 'ios' }, bearerOf(session)),
      { url: `/api/v1/auth/exists?email=${encodeURIComponent(EMAIL)}` },
    ];
    const statuses = [];
    for (const request of asked) statuses.push((await test.server.inject(request)).statusCode);
    Object.assign(learners, { ofEmail, add });
    Object.assign(devices, { put: addDevice });

    expect(statuses).toEqual([500, 500, 500, 500]);
    expect(written()).not.toMatch(NEEDLES);
    expect(written()).not.toContain(session.access_token);
    const [first] = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'unexpected');
    expect(first).toMatchObject({
      url: '/api/login',
      trouble: {
        type: 'Error',
        code: '23505',
        table: 'learners',
        constraint: 'learners_email_key',
        stack: expect.arrayContaining([expect.stringContaining('server/accounts/counted-as.ts:')]),
      },
    });
  });

  it('of a disk without room: but that it has none', async () => {
    const { learners } = test.parts;
    const { ofEmail } = learners;
    const full = Object.assign(new Error(EMAIL), { code: 'ENOSPC', syscall: 'write', path: PUSH });
    Object.assign(learners, { ofEmail: () => Promise.reject(full) });
    await test.server.inject({ url: `/api/v1/auth/exists?email=${encodeURIComponent(EMAIL)}` });
    Object.assign(learners, { ofEmail });
    expect(written()).not.toMatch(NEEDLES);
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({
        msg: 'the disk is full',
        url: '/api/v1/auth/exists',
        trouble: expect.objectContaining({ code: 'ENOSPC', syscall: 'write' }),
      }),
    );
  });

  it('where a request is rightful, and where it is refused', async () => {
    const send = attackerOf(test);
    await send(post('refresh_token', { refresh_token: session.refresh_token }));
    await send(post('refresh_token', { refresh_token: 'planted-'.repeat(6) }));
    await send(post('login', `{"email":"${EMAIL}`));
    await send(post('v1/auth/request_password_reset', { email: EMAIL }));
    await send({ url: `/api/v1/${'planted'.repeat(40)}`, headers: bearerOf(session) });
    expect(written()).not.toMatch(NEEDLES);
    expect(written()).not.toContain(session.refresh_token);
  });

  it.each<[string, unknown[]]>([
    ['a bug with its message', [databaseError()]],
    ['a bug as a fact', [{ err: databaseError() }, ANSWER]],
    ['a trouble with a mail', [{ trouble: databaseError() }, 'mail']],
    [
      'a trouble with a cloud',
      [{ trouble: { kind: ANSWER, status: 500, body: ANSWER } }, 'a judge in the cloud'],
    ],
    ['a sentence with a text in it', [`could not mail ${EMAIL}`]],
    ['a sentence to be filled in', ['%s said %s', EMAIL, ANSWER]],
    ['a whole request', [{ req: { headers: { authorization: PASSWORD } }, email: EMAIL }]],
    ['a text that was thrown', [{ err: ANSWER }, 'unexpected']],
    ['sound', [{ audio: Buffer.from(ANSWER), trouble: Buffer.from(ANSWER) }]],
    ['a token as a code', [{ code: session?.refresh_token ?? PUSH, kind: EMAIL }]],
  ])('where the server logs %s', (_, given) => {
    Reflect.apply(test.server.log.error, test.server.log, given);
    expect(lines).toHaveLength(1);
    expect(written()).not.toMatch(NEEDLES);
    expect(JSON.parse(written())).toMatchObject({ level: 50 });
  });
});

it.each(SENTENCES)('the log names what is told: %s', (sentence) => {
  test.server.log.warn({ trouble: new Error(ANSWER) }, sentence);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ msg: sentence }]);
});

it('the log says how many contracts differed', () => {
  const trouble = { lostEvents: 1, mendedContracts: 2, unknownContracts: 3 };
  test.server.log.warn({ trouble }, 'contracts differed from what the provider of payments says');
  expect(JSON.parse(written())).toMatchObject({ trouble });
});

it('the process of an engine says where it broke, and not at what', async () => {
  let passed = '';
  const from = Readable.from([
    `file:///oz/server/speech/engine-process.ts:40\n  throw new TypeError('${ANSWER}')\n\nTypeErr`,
    `or: ${ANSWER}\n    at hear (file:///oz/server/speech/engine-process.ts:40:9)\n`,
    `libopus -4 ${ANSWER}\n${ANSWER}`,
  ]);
  passOnErrors(from, (line) => (passed += line));
  await new Promise((resolve) => from.on('end', resolve));
  expect(passed).toBe('TypeError\n    at hear (file:///oz/server/speech/engine-process.ts:40:9)\n');
});
