import type { FastifyInstance } from 'fastify';
import { fail, ok } from '../../core/shared/result.ts';
import { endpoints } from '../../protocol/endpoints.ts';
import type { Contracts } from '../contracts/contracts.ts';
import type { LearnerContracts } from '../contracts/learner-contracts.ts';
import { keepRawBodies, rawBodyOf } from '../http/raw-bodies.ts';
import { serveEndpoint, type Authenticate } from '../http/serve-endpoint.ts';
import { wireContract } from '../http/wire-contract.ts';
import type { Guard } from '../limits/guard.ts';
import type { CardContracts } from '../payments/card-contracts.ts';
import type { FollowPayments } from '../payments/follow-payments.ts';
import type { Payments } from '../payments/payments.ts';

export interface ContractParts {
  readonly contracts: Contracts;
  readonly learnerContracts: LearnerContracts;
  readonly cardContracts: CardContracts;
  readonly followPayments: FollowPayments;
  readonly payments: Payments;
  readonly guard: Guard;
}

/** The contract of the learner who is signed in. */
export function contractRoutes(
  server: FastifyInstance,
  authenticate: Authenticate,
  { contracts, learnerContracts, cardContracts, payments, guard }: ContractParts,
): void {
  const counted = (learnerId: string) => [
    { limit: 'payments-of-learner' as const, key: learnerId },
  ];

  serveEndpoint(server, authenticate, endpoints.subscriptions, async ({ learnerId }) => {
    const facts = await learnerContracts.factsOf(learnerId);
    return ok(
      wireContract({
        facts,
        now: learnerContracts.now(),
        customerId: (await contracts.of(learnerId))?.customerId,
        plans: await cardContracts.prices(facts.isNeeded),
        isPretended: payments.isPretended,
      }),
    );
  });

  serveEndpoint(server, authenticate, endpoints.openCheckout, ({ learnerId, body }) =>
    guard.doing(counted(learnerId), async () => {
      const opened = await cardContracts.openCheckout(learnerId, body.plan, body.language);
      return opened.ok ? ok({ url: opened.value }) : opened;
    }),
  );

  serveEndpoint(server, authenticate, endpoints.openPortal, ({ learnerId, body }) =>
    guard.doing(counted(learnerId), async () => {
      const opened = await cardContracts.openPortal(learnerId, body.language);
      return opened.ok ? ok({ url: opened.value }) : opened;
    }),
  );

  serveEndpoint(server, authenticate, endpoints.cancelSubscription, ({ learnerId }) =>
    guard.doing(counted(learnerId), () => cardContracts.cancel(learnerId)),
  );
}

/** In a room of its own: a signature is of the very bytes that came. */
export function paymentEventRoute(
  server: FastifyInstance,
  authenticate: Authenticate,
  { payments, followPayments }: ContractParts,
): void {
  keepRawBodies(server);
  serveEndpoint(server, authenticate, endpoints.paymentEvent, async ({ request }) => {
    const signature = String(request.headers['stripe-signature'] ?? '');
    const event = payments.readEvent(rawBodyOf(request), signature);
    if (!event) return fail({ kind: 'bad-request' });
    await followPayments.receive(event);
    return ok(undefined);
  });
}
