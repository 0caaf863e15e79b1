import type { FastifyInstance } from 'fastify';
import { fail, ok } from '../../core/shared/result.ts';
import { endpoints } from '../../protocol/endpoints.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { Sessions } from '../accounts/sessions.ts';
import type { StepUp } from '../accounts/step-up.ts';
import type { Learners } from '../accounts/learners.ts';
import type { Contracts } from '../contracts/contracts.ts';
import { clearBrowserCache } from '../http/clear-site-data.ts';
import { serveEndpoint, type Authenticate } from '../http/serve-endpoint.ts';
import { wireLearner } from '../http/wire.ts';
import { aMail, type Guard } from '../limits/guard.ts';
import type { Counted } from '../limits/limits.ts';
import type { ExportOwnData } from '../own-data/export-own-data.ts';
import type { CardContracts } from '../payments/card-contracts.ts';
import type { SecurityRecorder } from '../security/security-recorder.ts';

export interface AccountParts {
  readonly accounts: Accounts;
  readonly cardContracts: CardContracts;
  readonly contracts: Contracts;
  readonly exportOwnData: ExportOwnData;
  readonly guard: Guard;
  readonly learners: Learners;
  readonly securityRecorder: SecurityRecorder;
  readonly sessions: Sessions;
  readonly stepUp: StepUp;
}

/** The account of the learner who is signed in. */
export function accountRoutes(
  server: FastifyInstance,
  authenticate: Authenticate,
  {
    accounts,
    cardContracts,
    contracts,
    exportOwnData,
    guard,
    learners,
    securityRecorder,
    sessions,
    stepUp,
  }: AccountParts,
): void {
  serveEndpoint(server, authenticate, endpoints.me, async ({ learnerId }) => {
    const learner = await learners.ofId(learnerId);
    if (!learner) return fail({ kind: 'signed-out' });
    return ok(wireLearner(learner, (await contracts.of(learnerId))?.customerId));
  });

  serveEndpoint(server, authenticate, endpoints.deleteMe, async (call) => {
    const { learnerId, request } = call;
    const proved = await stepUp.check(call);
    if (!proved.ok) return proved;
    const ended = await cardContracts.endAll(learnerId);
    if (!ended.ok) return ended;
    await accounts.remove(learnerId);
    await securityRecorder.write('changed', { learnerId, request, subject: 'account-closed' });
    clearBrowserCache(call.reply);
    return ok(undefined);
  });

  serveEndpoint(server, authenticate, endpoints.exportMe, async (call) => {
    const { learnerId, request } = call;
    const proved = await stepUp.check(call);
    if (!proved.ok) return proved;
    return guard.doing([{ limit: 'exports-of-learner', key: learnerId }], async () => {
      const learner = await learners.ofId(learnerId);
      if (!learner) return fail({ kind: 'signed-out' });
      await securityRecorder.write('exported', { learnerId, request, subject: 'own-data' });
      return ok({ name: 'oz.zip', pieces: exportOwnData.of(learner) });
    });
  });

  serveEndpoint(server, authenticate, endpoints.prove, (call) => {
    const { learnerId, sessionId, body, request } = call;
    const proving = guard.trying(request, [passwordIn(sessionId)], () =>
      stepUp.byPassword({ learnerId, sessionId }, body.password, body.code),
    );
    return securityRecorder.proof(call, 'password', proving);
  });

  serveEndpoint(server, authenticate, endpoints.proveByAppleIap, (call) => {
    const shown = call.body.signed_transaction;
    const proving = guard.trying(call.request, [], () => stepUp.byPurchase(call, shown));
    return securityRecorder.proof(call, 'purchase', proving);
  });

  serveEndpoint(server, authenticate, endpoints.changePassword, (call) => {
    const { learnerId, sessionId, body, request } = call;
    return guard.trying(request, [passwordIn(sessionId)], async () => {
      const { current_password: current, new_password: next } = body;
      const changed = await accounts.changePassword({ learnerId, sessionId }, current, next);
      if (changed.ok)
        await securityRecorder.write('changed', { learnerId, request, subject: 'password' });
      return changed;
    });
  });

  serveEndpoint(server, authenticate, endpoints.requestEmailChange, async (call) => {
    const { email, language } = call.body;
    const proved = await stepUp.check(call);
    if (!proved.ok) return proved;
    return guard.doing(aMail(call.request, email), () =>
      accounts.requestEmail(call.learnerId, 'change-email', email, language),
    );
  });

  serveEndpoint(server, authenticate, endpoints.requestRegisterEmail, async (call) => {
    const { email, language } = call.body;
    const proved = await stepUp.check(call);
    if (!proved.ok) return proved;
    return guard.doing(aMail(call.request, email), () =>
      accounts.requestEmail(call.learnerId, 'register-email', email, language),
    );
  });

  serveEndpoint(server, authenticate, endpoints.addDeviceToken, async (call) => {
    await sessions.addDevice(call, call.body);
    return ok(undefined);
  });
}

/** Counted by session: a thief with one of hers keeps her out of no other. */
const passwordIn = (sessionId: string): Counted => ({
  limit: 'password-of-account',
  key: sessionId,
});
