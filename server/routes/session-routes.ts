import type { FastifyInstance } from 'fastify';
import { ok } from '../../core/shared/result.ts';
import { endpoints } from '../../protocol/endpoints.ts';
import { ACCESS_TOKEN_SECONDS } from '../accounts/access-token.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { CodeSignIn } from '../accounts/code-sign-in.ts';
import { hashOf } from '../accounts/secret-token.ts';
import type { Sessions } from '../accounts/sessions.ts';
import type { Origins } from '../http/origins.ts';
import { serveEndpoint, type Authenticate } from '../http/serve-endpoint.ts';
import { ofEmail, type Guard } from '../limits/guard.ts';

export interface SessionParts {
  readonly accounts: Accounts;
  readonly codeSignIn: CodeSignIn;
  readonly guard: Guard;
  readonly origins: Origins;
  readonly sessions: Sessions;
}

/** Signing in, staying so, and signing out. */
export function sessionRoutes(
  server: FastifyInstance,
  authenticate: Authenticate,
  { accounts, codeSignIn, guard, origins, sessions }: SessionParts,
): void {
  const signIn = (request: Parameters<Guard['trying']>[0], email: string, password: string) =>
    guard.trying(request, [ofEmail('password-of-account', email)], () =>
      accounts.signIn({ email, password }, origins.of(request)),
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

  serveEndpoint(server, authenticate, endpoints.issueCode, ({ learnerId, sessionId, body }) =>
    codeSignIn.issue({ learnerId, sessionId }, body.code_challenge),
  );

  serveEndpoint(server, authenticate, endpoints.loginCode, ({ body, request }) =>
    guard.trying(request, [], () =>
      codeSignIn.signIn(body.code, body.code_verify, origins.of(request)),
    ),
  );
}
