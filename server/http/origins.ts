import { createHmac, hkdfSync } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceName } from '../accounts/device-name.ts';
import type { Origin } from '../accounts/origin.ts';
import { KnownDevices } from './known-devices.ts';
import { addressOf } from '../limits/address-of.ts';

/** Tells where requests come from, without keeping the address. */
export class Origins {
  readonly #key: Uint8Array;
  readonly #devices: KnownDevices;

  /** The secret of the server: who steals the database alone learns no address from it. */
  constructor(secret: Uint8Array) {
    this.#key = new Uint8Array(hkdfSync('sha256', secret, '', 'oz origin', 32));
    this.#devices = new KnownDevices(secret);
  }

  of(request: FastifyRequest): Origin {
    const mark = createHmac('sha256', this.#key).update(addressOf(request.ip));
    return {
      device: deviceName(request.headers['user-agent']),
      place: mark.digest('base64url').slice(0, 22),
      cookie: this.#devices.cookieOf(request),
      knownTo: (learnerId) => this.#devices.of(request, learnerId),
    };
  }

  /** From now on this learner is known on this device. */
  remember(request: FastifyRequest, reply: FastifyReply, learnerId: string): void {
    this.#devices.remember(request, reply, learnerId);
  }
}
