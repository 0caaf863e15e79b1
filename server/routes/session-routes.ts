import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fail, ok } from '../../core/shared/result.ts';
import type { Endpoint } from '../../protocol/endpoint.ts';
import { endpoints } from '../../protocol/endpoints.ts';
import { ACCESS_TOKEN_SECONDS } from '../accounts/access-token.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { CodeSignIn } from '../accounts/code-sign-in.ts';
import type { CountedAs } from '../accounts/counted-as.ts';
import { hashOf } from '../accounts/secret-token.ts';
import { sessionOfToken, type Sessions } from '../accounts/sessions.ts';
import type { StepUp } from '../accounts/step-up.ts';
import { clearBrowserCache } from '../http/clear-site-data.ts';
import type { Origins } from '../http/origins.ts';
import { serveEndpoint, type Authenticate, type Call } from '../http/serve-endpoint.ts';
import { wireDeviceSession } from '../http/wire.ts';
import type { Guard } from '../limits/guard.ts';
import type { SecurityRecorder } from '../security/security-recorder.ts';

export interface SessionParts {
  readonly accounts: Accounts;
  readonly codeSignIn: CodeSignIn;
  readonly countedAs: CountedAs;
  readonly guard: Guard;
  readonly origins: Origins;
  readonly sessions: Sessions;
  readonly stepUp: StepUp;
  readonly securityRecorder: SecurityRecorder;
}

/** Signing in, staying so, and signing out, here and elsewhere. */
export function sessionRoutes(
  server: FastifyInstance,
  authenticate: Authenticate,
  parts: SessionParts,
): void {
  const { accounts, codeSignIn, countedAs, guard, origins, sessions, stepUp, securityRecorder } =
    parts;
  const renew = async (request: FastifyRequest, token: string) => {
    const session = await sessions.refresh(token);
    const reusedOf = session.ok ? undefined : session.error.reusedOf;
    if (reusedOf !== undefined)
      await securityRecorder.write('refresh-reused', { learnerId: reusedOf, request });
    return session;
  };
  const refresh = (request: FastifyRequest, token: string) =>
    guard.doing([{ limit: 'uses-of-token', key: hashOf(token) }], () =>
      // A token that we wrote is no guess: who is signed in goes on, whatever others at her address mistype.
      sessions.wrote(token)
        ? renew(request, token)
        : guard.trying(request, [], () => renew(request, token)),
    );
  const devicesEnded = ({ learnerId, request }: Pick<Call<Endpoint>, 'learnerId' | 'request'>) =>
    securityRecorder.write('changed', { learnerId, request, subject: 'devices' });

  serveEndpoint(server, authenticate, endpoints.login, async ({ body, request, reply }) => {
    const from = origins.of(request);
    const key = await countedAs.of(body.email, from);
    const session = await securityRecorder.signIn(
      request,
      body.email,
      guard.trying(request, [{ limit: 'password-of-account', key }], () =>
        accounts.signIn(body, from),
      ),
    );
    if (!session.ok) return session;
    countedAs.forget(body.email, from);
    origins.remember(request, reply, session.value.learnerId);
    return session;
  });

  serveEndpoint(server, authenticate, endpoints.refreshToken, ({ body, request }) =>
    refresh(request, body.refresh_token),
  );

  serveEndpoint(server, authenticate, endpoints.oauthToken, async ({ body, request }) => {
    const session = await refresh(request, body.refresh_token);
    if (!session.ok) return session;
    return ok({ ...session.value, token_type: 'Bearer', expires_in: ACCESS_TOKEN_SECONDS });
  });

  serveEndpoint(server, authenticate, endpoints.deleteToken, async (call) => {
    // Another session of hers is ended by its id, with a proof.
    if (sessionOfToken(call.params.id) !== call.sessionId) return fail({ kind: 'not-found' });
    const ended = await sessions.end(call.learnerId, call.params.id);
    if (ended.ok) clearBrowserCache(call.reply);
    return ended;
  });

  serveEndpoint(server, authenticate, endpoints.lateSignOut, async ({ body, request, reply }) => {
    const ended = await guard.trying(request, [], () =>
      sessions.endLate(body.token_id, body.refresh_token_hash),
    );
    if (ended.ok) clearBrowserCache(reply);
    return ended;
  });

  serveEndpoint(server, authenticate, endpoints.issueCode, async (call) => {
    const proved = await stepUp.check(call);
    return proved.ok ? codeSignIn.issue(call, call.body.code_challenge) : proved;
  });

  serveEndpoint(server, authenticate, endpoints.loginCode, async ({ body, request, reply }) => {
    const session = await guard.trying(request, [], async () => {
      const tried = await codeSignIn.signIn(body.code, body.code_verify, origins.of(request));
      const reusedOf = tried.ok ? undefined : tried.error.reusedOf;
      if (reusedOf !== undefined)
        await securityRecorder.write('sign-in-failed', {
          learnerId: reusedOf,
          request,
          subject: 'code',
        });
      return tried;
    });
    if (!session.ok) return session;
    const { learnerId } = session.value;
    await securityRecorder.write('signed-in', { learnerId, request, subject: 'code' });
    origins.remember(request, reply, learnerId);
    return session;
  });

  serveEndpoint(
    server,
    authenticate,
    endpoints.deviceSessions,
    async ({ learnerId, sessionId }) => {
      const hers = await sessions.of(learnerId);
      return ok({ sessions: hers.map((one) => wireDeviceSession(one, sessionId)) });
    },
  );

  serveEndpoint(server, authenticate, endpoints.endSession, async (call) => {
    const proved = await stepUp.check(call);
    if (!proved.ok) return proved;
    const ended = await sessions.endOne({ learnerId: call.learnerId, sessionId: call.params.id });
    if (ended.ok) await devicesEnded(call);
    return ended;
  });

  serveEndpoint(server, authenticate, endpoints.endOtherSessions, async (call) => {
    const proved = await stepUp.check(call);
    if (!proved.ok) return proved;
    await sessions.endAll(call.learnerId, call.sessionId);
    await devicesEnded(call);
    return ok(undefined);
  });
}
