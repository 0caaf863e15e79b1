import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isNoContract } from '../../core/errors/is-no-contract.ts';
import { isCovered } from '../../protocol/covered.ts';
import type { Endpoint } from '../../protocol/endpoint.ts';
import { endpoints } from '../../protocol/endpoints.ts';
import { NOWHERE } from '../accounts/origin.ts';
import { openTestServer, type TestServer } from '../http/test-server.ts';

const DAY_MS = 86_400_000;
const calls: readonly [string, Endpoint][] = Object.entries(endpoints);
const covered = calls.filter(([, one]) => isCovered(one));
const open = calls.filter(([, one]) => one.auth === 'bearer' && !isCovered(one));

let test: TestServer;

beforeAll(async () => {
  test = await openTestServer(undefined, () => ({
    contractTerms: { isNeeded: true, trialDays: 14 },
  }));
}, 60_000);
afterAll(() => test.close());

/** As a learner who signed in a moment ago. */
async function asking(id: string) {
  const { access_token: token } = await test.parts.sessions.begin(id, NOWHERE, { by: 'password' });
  return (endpoint: Endpoint, language = 'ja') =>
    test.server.inject({
      method: endpoint.method,
      url: `/api/${endpoint.path.replace(/\{\w+\}/g, 'x-1')}`,
      headers: { authorization: `Bearer ${token}`, 'accept-language': language },
    });
}

async function withoutContract() {
  const { id } = await test.signInLearner();
  await test.parts.learnerContracts.mayStudy(id);
  test.pass(20 * DAY_MS);
  return asking(id);
}

describe('what a contract covers', () => {
  it('is studying, and not the account', () => {
    const names = (some: typeof calls) => some.map(([name]) => name);
    expect(names(covered)).toEqual(
      expect.arrayContaining([
        'lesson',
        'answerByVoice',
        'reviewQuestions',
        'askTeacher',
        'submitMonologue',
        'correction',
        'sayPlacement',
      ]),
    );
    expect(names(open)).toEqual(
      expect.arrayContaining(['me', 'deleteMe', 'exportMe', 'deleteToken', 'deviceSessions']),
    );
  });

  it.each(covered)('%s is refused without one', async (_, endpoint) => {
    const refused = await (await withoutContract())(endpoint);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ code: 'no-contract' });
  });

  it.each(open)('%s is not', async (_, endpoint) => {
    const answered = await (await withoutContract())(endpoint);
    expect(answered.body).not.toContain('no-contract');
  });

  it('is open in her trial, which begins with the first use', async () => {
    const { id } = await test.signInLearner();
    const ask = await asking(id);
    expect((await ask(endpoints.me)).statusCode).toBe(200);
    expect(await test.parts.learnerContracts.factsOf(id)).toMatchObject({
      trialStartedAt: undefined,
    });
    test.pass(DAY_MS);
    expect((await (await asking(id))(endpoints.books)).statusCode).toBe(200);
    expect(await test.parts.learnerContracts.factsOf(id)).toMatchObject({
      trialStartedAt: test.now(),
    });
  });

  it('is open to who subscribed in the App Store, for as long as Apple says', async () => {
    const { learners, learnerContracts, appleSubscriptions } = test.parts;
    const [id, appleTransactionId] = ['bought-by-phone', 'transaction-1'];
    await learners.add({ id, appleTransactionId, createdAt: new Date(test.now()) });
    await learnerContracts.mayStudy(id);
    test.pass(20 * DAY_MS);
    expect((await (await asking(id))(endpoints.books)).statusCode).toBe(403);
    const told = async (name: string, state: 'active' | 'revoked') => {
      const signedAt = new Date(test.now());
      await appleSubscriptions.take(
        { id: name, type: 'DID_RENEW', subtype: undefined, signedAt, subscription: undefined },
        {
          originalTransactionId: appleTransactionId,
          productId: 'example.oz.monthly',
          state,
          until: new Date(test.now() + DAY_MS),
          renews: state === 'active',
          saidAt: signedAt,
        },
      );
    };
    await told('first', 'active');
    expect((await (await asking(id))(endpoints.books)).statusCode).toBe(200);
    test.pass(1000);
    await told('second', 'revoked');
    expect((await (await asking(id))(endpoints.books)).statusCode).toBe(403);
  });

  it.each(['ja', 'ko'])('is refused with words that the app knows, in %s', async (language) => {
    const refused = await (await withoutContract())(endpoints.books, language);
    expect(isNoContract(refused.statusCode, refused.json().message)).toBe(true);
  });
});
