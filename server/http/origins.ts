import { createHmac, hkdfSync } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { deviceName } from '../accounts/device-name.ts';
import type { Origin } from '../accounts/origin.ts';
import { addressOf } from '../limits/address-of.ts';

/** Tells where requests come from, without keeping the address. */
export class Origins {
  readonly #key: Uint8Array;

  /** The secret of the server: who steals the database alone learns no address from it. */
  constructor(secret: Uint8Array) {
    this.#key = new Uint8Array(hkdfSync('sha256', secret, '', 'oz origin', 32));
  }

  of(request: FastifyRequest): Origin {
    const mark = createHmac('sha256', this.#key).update(addressOf(request.ip));
    return {
      device: deviceName(request.headers['user-agent']),
      place: mark.digest('base64url').slice(0, 22),
    };
  }
}
