import { type Credentials, newCredentials } from '../learners/credentials.ts';
import type { Stranger } from '../learners/stranger.ts';

type Asked = readonly [method: string, path: string, body?: object];

type Call = (learner: Credentials, stranger: Stranger) => Asked | Promise<Asked>;

const FORGED = { signed_transaction: 'e30.e30.c2lnbmF0dXJl' };

/** Whatever can be asked for without a token, each with all that it takes to be served. */
const OPEN_CALLS: Readonly<Record<string, Call>> = {
  'asks whether an email has an account': ({ email }) => [
    'GET',
    `v1/auth/exists?email=${encodeURIComponent(email)}`,
  ],
  'makes an account': () => ['POST', 'v1/auth/register_password', newCredentials()],
  'asks for the link to an account': () => [
    'POST',
    'v1/auth/register',
    { email: newCredentials().email },
  ],
  'renews a session by OAuth': async (learner, stranger) => {
    const { body } = await stranger.calls('POST', 'login', { body: learner });
    const { refresh_token } = body;
    return ['POST', 'v1/oauth/token', { grant_type: 'refresh_token', refresh_token }];
  },
  'begins as a guest': () => ['POST', 'v1/answered_demographic_for_guest', { answers: [] }],
  'shows the purchase of an app': () => ['POST', 'v1/auth/register_from_native', FORGED],
  'makes an account with a purchase': () => {
    const { email, password } = newCredentials();
    const path = `v1/auth/register_from_native/${encodeURIComponent(email)}`;
    return ['POST', path, { password, ...FORGED }];
  },
};

/** @param learner who has an account there. */
export async function doesAsStranger(
  what: string,
  stranger: Stranger,
  learner: Credentials,
): Promise<void> {
  const call = OPEN_CALLS[what];
  if (!call) throw new Error(`A stranger knows no way how she "${what}"`);
  const [method, path, body] = await call(learner, stranger);
  await stranger.calls(method, path, { body });
}
