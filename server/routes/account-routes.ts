import type { FastifyInstance } from 'fastify';
import { fail, ok } from '../../core/shared/result.ts';
import { endpoints } from '../../protocol/endpoints.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { DeviceTokens } from '../accounts/device-tokens.ts';
import type { Learners } from '../accounts/learners.ts';
import { serveEndpoint, type Authenticate } from '../http/serve-endpoint.ts';
import { wireLearner } from '../http/wire.ts';
import { aMail, type Guard } from '../limits/guard.ts';

export interface AccountParts {
  readonly accounts: Accounts;
  readonly devices: DeviceTokens;
  readonly guard: Guard;
  readonly learners: Learners;
  readonly now: () => Date;
}

/** The account of whoever is signed in. */
export function accountRoutes(
  server: FastifyInstance,
  authenticate: Authenticate,
  { accounts, devices, guard, learners, now }: AccountParts,
): void {
  serveEndpoint(server, authenticate, endpoints.me, async ({ learnerId }) => {
    const learner = await learners.ofId(learnerId);
    return learner ? ok(wireLearner(learner)) : fail({ kind: 'signed-out' });
  });

  serveEndpoint(server, authenticate, endpoints.deleteMe, async ({ learnerId }) => {
    await accounts.remove(learnerId);
    return ok(undefined);
  });

  serveEndpoint(server, authenticate, endpoints.changePassword, (call) => {
    const { learnerId, sessionId, body, request } = call;
    const counted = [{ limit: 'password-of-account' as const, key: learnerId }];
    return guard.trying(request, counted, () =>
      accounts.changePassword({ learnerId, sessionId }, body.current_password, body.new_password),
    );
  });

  serveEndpoint(server, authenticate, endpoints.requestEmailChange, (call) => {
    const { email, language } = call.body;
    return guard.doing(aMail(call.request, email), () =>
      accounts.requestEmail(call.learnerId, 'change-email', email, language),
    );
  });

  serveEndpoint(server, authenticate, endpoints.requestRegisterEmail, (call) => {
    const { email, language } = call.body;
    return guard.doing(aMail(call.request, email), () =>
      accounts.requestEmail(call.learnerId, 'register-email', email, language),
    );
  });

  serveEndpoint(server, authenticate, endpoints.addDeviceToken, async ({ learnerId, body }) => {
    await devices.put({ ...body, learnerId, addedAt: now() });
    return ok(undefined);
  });
}
