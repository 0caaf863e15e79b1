import type { FastifyInstance } from 'fastify';
import { ok } from '../../core/shared/result.ts';
import { endpoints } from '../../protocol/endpoints.ts';
import { ACCESS_TOKEN_SECONDS } from '../accounts/access-token.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { CodeSignIn } from '../accounts/code-sign-in.ts';
import { hashOf } from '../accounts/secret-token.ts';
import type { Sessions } from '../accounts/sessions.ts';
import { serveEndpoint, type Authenticate } from '../http/serve-endpoint.ts';
import { ofEmail, type Guard } from '../limits/guard.ts';

export interface SessionParts {
  readonly accounts: Accounts;
  readonly codeSignIn: CodeSignIn;
  readonly guard: Guard;
  readonly sessions: Sessions;
}

/** Signing in, staying so, and signing out. */
export function sessionRoutes(
  server: FastifyInstance,
  authenticate: Authenticate,
  { accounts, codeSignIn, guard, sessions }: SessionParts,
): void {
  const signIn = (request: Parameters<Guard['trying']>[0], email: string, password: string) =>
    guard.trying(request, [ofEmail('password-of-account', email)], () =>
      accounts.signIn({ email, password }),
    );
  const refresh = (request: Parameters<Guard['trying']>[0], token: string) =>
    guard.doing([{ limit: 'uses-of-token', key: hashOf(token) }], () =>
      guard.trying(request, [], () => sessions.refresh(token)),
    );

  serveEndpoint(server, authenticate, endpoints.login, ({ body, request }) =>
    signIn(request, body.email, body.password),
  );

  serveEndpoint(server, authenticate, endpoints.refreshToken, ({ body, request }) =>
    refresh(request, body.refresh_token),
  );

  serveEndpoint(server, authenticate, endpoints.oauthToken, async ({ body, request }) => {
    const session =
      body.grant_type === 'password'
        ? await signIn(request, body.username, body.password)
        : await refresh(request, body.refresh_token);
    if (!session.ok) return session;
    return ok({ ...session.value, token_type: 'Bearer', expires_in: ACCESS_TOKEN_SECONDS });
  });

  serveEndpoint(server, authenticate, endpoints.deleteToken, ({ learnerId, params }) =>
    sessions.end(learnerId, params.id),
  );

  serveEndpoint(server, authenticate, endpoints.issueCode, async ({ learnerId, tokenId, body }) =>
    ok(await codeSignIn.issue({ learnerId, tokenId }, body.code_challenge)),
  );

  serveEndpoint(server, authenticate, endpoints.loginCode, ({ body, request }) =>
    guard.trying(request, [], () => codeSignIn.signIn(body.code, body.code_verify)),
  );
}
