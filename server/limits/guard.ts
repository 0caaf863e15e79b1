import type { FastifyRequest } from 'fastify';
import type { Result } from '../../core/shared/result.ts';
import { addressOf } from './address-of.ts';
import type { Counted, LimitName, Limits, TooManyRequests } from './limits.ts';

/** Runs what may not be tried for ever. */
export class Guard {
  readonly #limits: Limits;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Counts only what fails, on the address and on `more`. */
  async trying<T, E extends { readonly kind: string }>(
    request: FastifyRequest,
    more: readonly Counted[],
    run: () => Promise<Result<T, E>>,
  ): Promise<Result<T, E | TooManyRequests>> {
    const counted = [...more, ofAddress('tries-of-address', request)];
    const may = await this.#limits.take(counted);
    if (!may.ok) return may;
    const done = await run();
    // Who is asked for a code has shown the right password.
    if (done.ok || done.error.kind === 'code-needed') await this.#limits.giveBack(counted);
    return done;
  }

  /** Counts what is done, whatever comes of it. */
  async doing<T, E>(
    counted: readonly Counted[],
    run: () => Promise<Result<T, E>>,
  ): Promise<Result<T, E | TooManyRequests>> {
    const may = await this.#limits.take(counted);
    return may.ok ? run() : may;
  }
}

export const ofAddress = (limit: LimitName, request: FastifyRequest): Counted => ({
  limit,
  key: addressOf(request.ip),
});

/** Emails are the same in any case. */
export const ofEmail = (limit: LimitName, email: string): Counted => ({
  limit,
  key: email.toLowerCase(),
});

/** A mail that this email and this address are counted for. */
export const aMail = (request: FastifyRequest, email: string): readonly Counted[] => [
  ofEmail('mails-to-email', email),
  ofAddress('mails-of-address', request),
];
