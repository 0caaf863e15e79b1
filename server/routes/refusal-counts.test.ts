import { afterAll, beforeAll, expect, it } from 'vitest';
import { attackerOf, bearerOf, post } from '../http/attacks/attacker.fixture.ts';
import { openTestServer, type TestServer } from '../http/test-server.ts';
import { SharedLimits } from '../limits/shared-limits.ts';

const PASSWORD = 'Sakura-2026!';

let test: TestServer;
let send: ReturnType<typeof attackerOf>;

beforeAll(async () => {
  test = await openTestServer(undefined, (db) => ({ limits: new SharedLimits(db) }));
  send = attackerOf(test);
}, 60_000);

afterAll(() => test.close());

const sessionIn = (session: { readonly access_token: string }): string =>
  JSON.parse(
    Buffer.from(session.access_token.split('.')[1] ?? '', 'base64url').toString(),
  ).jti.split('_')[0];

it('what is refused to a thief is counted by the hour, however often he tries', async () => {
  const { session: yuis } = await test.signInLearner();
  const { session: kens } = await test.signInLearner();
  const { refusalCounts, securityRecord } = test.parts;
  await refusalCounts.write();
  test.pass(1000);
  const at = test.now();
  const times = async (count: number, request: Parameters<typeof send>[0]) => {
    for (let time = 0; time < count; time += 1) await send(request);
  };
  const me = `/api/v1/auth/me`;
  await times(40, post('refresh_token', { refresh_token: 'made-up' }));
  await times(2, post('login_code', { code: 'made-up', code_verify: 'v'.repeat(43) }));
  await times(3, {
    method: 'DELETE',
    url: `${me}/sessions/${sessionIn(yuis)}`,
    headers: bearerOf(kens),
  });
  const evil = { ...bearerOf(yuis), origin: 'https://evil.example' };
  await times(4, { method: 'DELETE', url: me, headers: evil });
  // What is no attempt on anything is not counted.
  await times(5, { url: '/api/nothing' });
  await times(1, post('login', {}));
  await refusalCounts.write();
  await refusalCounts.write();
  const events = await securityRecord.all({ limit: 99 });
  const counted = events.filter((one) => one.kind === 'refused' && one.at.getTime() === at);
  const bySubject = Object.fromEntries(counted.map(({ subject, count }) => [subject, count]));
  expect(counted).toHaveLength(Object.keys(bySubject).length);
  expect(bySubject).toEqual({
    'refresh-refused': 30,
    'too-many-requests': 10,
    'code-refused': 2,
    'not-hers': 3,
    'cross-site': 4,
  });
  expect(counted.every(({ learnerId, address }) => learnerId === address)).toBe(true);
});

it('a fresh proof is written down with its means, and one that was refused is counted', async () => {
  const { id, session } = await test.signInLearner(PASSWORD);
  const prove = (password: string) => send(post('v1/auth/prove', { password }, bearerOf(session)));
  const { refusalCounts, securityRecord } = test.parts;
  await refusalCounts.write();
  test.pass(1000);
  expect(await prove('Wrong-2026!')).toMatchObject({ code: 'wrong-password' });
  expect(await prove(PASSWORD)).toMatchObject({ status: 200 });
  expect(await securityRecord.ofLearner(id, { limit: 9 })).toMatchObject([
    { kind: 'proved', subject: 'password', address: '127.0.0.1' },
  ]);
  await refusalCounts.write();
  expect(await securityRecord.all({ limit: 9 })).toContainEqual(
    expect.objectContaining({ kind: 'refused', subject: 'wrong-password', count: 1 }),
  );
});
