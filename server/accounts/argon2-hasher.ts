import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';
import type { PasswordHasher } from './password-hasher.ts';

/** What one hash costs: memory in KiB, and how often it is gone over. */
interface HashCost {
  readonly memory: number;
  readonly passes: number;
}

/** OWASP's second choice for argon2id, with one lane. */
const COST: HashCost = { memory: 19_456, passes: 2 };
const SHAPE = { parallelism: 1, tagLength: 32 };

const derive = promisify<'argon2id', Argon2Parameters, Buffer>(argon2);

/** Hashes are `argon2id$memory$passes$salt$tag`, the last two in base64url. */
export class Argon2Hasher implements PasswordHasher {
  readonly #cost: HashCost;

  constructor(cost: HashCost = COST) {
    this.#cost = cost;
  }

  async hash(password: string): Promise<string> {
    const nonce = randomBytes(16);
    const { memory, passes } = this.#cost;
    const tag = await derive('argon2id', { ...SHAPE, ...this.#cost, message: password, nonce });
    return ['argon2id', memory, passes, b64(nonce), b64(tag)].join('$');
  }

  isOutdated(hash: string): boolean {
    const [, memory, passes] = hash.split('$');
    return Number(memory) !== this.#cost.memory || Number(passes) !== this.#cost.passes;
  }

  async matches(password: string, hash: string | undefined): Promise<boolean> {
    if (hash === undefined) return false;
    const [, memory, passes, salt = '', expected = ''] = hash.split('$');
    const tag = await derive('argon2id', {
      ...SHAPE,
      memory: Number(memory),
      passes: Number(passes),
      message: password,
      nonce: Buffer.from(salt, 'base64url'),
    });
    return timingSafeEqual(tag, Buffer.from(expected, 'base64url'));
  }
}

const b64 = (bytes: Buffer): string => bytes.toString('base64url');
