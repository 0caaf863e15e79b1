import type { FastifyInstance } from 'fastify';
import { fail, ok } from '../../core/shared/result.ts';
import { endpoints } from '../../protocol/endpoints.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { Learners } from '../accounts/learners.ts';
import type { Sessions } from '../accounts/sessions.ts';
import { serveEndpoint, type Authenticate } from '../http/serve-endpoint.ts';

export interface AccountParts {
  readonly accounts: Accounts;
  readonly learners: Learners;
  readonly sessions: Sessions;
}

export function accountRoutes(
  server: FastifyInstance,
  authenticate: Authenticate,
  { accounts, learners, sessions }: AccountParts,
): void {
  serveEndpoint(server, authenticate, endpoints.emailExists, ({ query }) =>
    accounts.exists(query.email),
  );
  serveEndpoint(server, authenticate, endpoints.registerPassword, ({ body }) =>
    accounts.register(body),
  );
  serveEndpoint(server, authenticate, endpoints.login, ({ body }) => accounts.signIn(body));
  serveEndpoint(server, authenticate, endpoints.refreshToken, ({ body }) =>
    sessions.refresh(body.refresh_token),
  );
  serveEndpoint(server, authenticate, endpoints.deleteToken, ({ learnerId, params }) =>
    sessions.end(learnerId, params.id),
  );
  serveEndpoint(server, authenticate, endpoints.me, async ({ learnerId }) => {
    const learner = await learners.ofId(learnerId);
    if (!learner) return fail({ kind: 'signed-out' });
    return ok({
      id: learner.id,
      email: learner.email,
      supiful_student_id: null,
      current_subscription: null,
    });
  });
}
