import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { deliverTo } from './http/deliver-payment-event.ts';
import type { Contracts } from './contracts/contracts.ts';
import { PRETENDED_CUSTOMER } from './payments/embedded/api.ts';
import { stateFileAt } from './payments/embedded/state-file.ts';
import { preparePayments } from './payments/prepare-payments.ts';

/** Payments as the configuration says; events of the embedded provider come to the server that is put to `running`. */
export function startPayments(config: Config, now: () => Date, origin: () => string) {
  const running: { server?: FastifyInstance } = {};
  const paid = preparePayments(config.contract.stripe, {
    file: stateFileAt(join(config.dataFolder, 'pretended-payments.json')),
    now,
    origin,
    deliver: deliverTo(() => running.server),
  });
  /** What was paid to the provider that takes no money counts for nothing beside one that does. */
  const forgetPretended = async (contracts: Contracts) => {
    if (!paid.payments.isPretended) await contracts.forgetCustomers(PRETENDED_CUSTOMER);
  };
  return { running, paid, forgetPretended };
}
