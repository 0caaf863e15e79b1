import { createHash } from 'node:crypto';
import { CompiledQuery, type Kysely } from 'kysely';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import type { Database } from '../database/schema.ts';
import {
  LIMITS,
  type Counted,
  type LimitName,
  type LimitNumbers,
  type Limits,
  type TooManyRequests,
} from './limits.ts';

/** Limits in the database, and in memory while it does not answer. */
export class SharedLimits implements Limits {
  readonly #db: Kysely<Database>;
  readonly #limiters: ReadonlyMap<LimitName, RateLimiterAbstract>;

  constructor(db: Kysely<Database>, numbers: LimitNumbers = LIMITS) {
    this.#db = db;
    const names = Object.keys(LIMITS) as LimitName[]; // it has exactly these
    this.#limiters = new Map(names.map((name) => [name, limiter(db, name, numbers)]));
  }

  async take(counted: readonly Counted[]): Promise<Result<undefined, TooManyRequests>> {
    const taken: Counted[] = [];
    for (const one of counted) {
      const wait = await this.#waitFor(one);
      if (wait === undefined) {
        taken.push(one);
        continue;
      }
      await this.giveBack(taken);
      const seconds = Math.max(1, Math.ceil(wait / 1000));
      return fail({ kind: 'too-many-requests', retryAfterSeconds: seconds });
    }
    return ok(undefined);
  }

  async giveBack(counted: readonly Counted[]): Promise<void> {
    for (const one of counted) await this.#of(one).reward(keyOf(one), one.points);
  }

  async charge(counted: readonly Counted[]): Promise<void> {
    for (const one of counted) await this.#of(one).penalty(keyOf(one), one.points);
  }

  async removeExpired(now: Date): Promise<void> {
    await this.#db.deleteFrom('limits').where('expire', '<', String(now.getTime())).execute();
  }

  /** Milliseconds until this one may be tried again; undefined when it may now, and then it is counted. */
  async #waitFor(one: Counted): Promise<number | undefined> {
    const limiter = this.#of(one);
    // An attack that goes on is only read about: writing each try would be a load of its own.
    const known = await limiter.get(keyOf(one));
    if (known && known.consumedPoints >= limiter.points) return known.msBeforeNext;
    try {
      await limiter.consume(keyOf(one), one.points);
      return undefined;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      // What is not tried does not count: or a class that signs in at one moment would be locked out for long.
      await this.giveBack([one]);
      return refused.msBeforeNext;
    }
  }

  #of({ limit }: Counted): RateLimiterAbstract {
    const found = this.#limiters.get(limit);
    if (!found) throw new Error(`No such limit: ${limit}`);
    return found;
  }
}

function limiter(
  db: Kysely<Database>,
  name: LimitName,
  numbers: LimitNumbers,
): RateLimiterAbstract {
  const { points, seconds } = numbers[name];
  const options = { points, duration: seconds, keyPrefix: name };
  return new RateLimiterPostgres({
    ...options,
    storeClient: clientOf(db),
    storeType: 'client',
    tableName: 'limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    insuranceLimiter: new RateLimiterMemory(options),
  });
}

/** As much of pg's client as the limiter uses. */
const clientOf = (db: Kysely<Database>) => ({
  async query({ text, values }: { readonly text: string; readonly values: readonly unknown[] }) {
    const { rows } = await db.executeQuery(CompiledQuery.raw(text, [...values]));
    return { rows, rowCount: rows.length };
  },
});

/** Whatever is counted, no email and no address is kept. */
const keyOf = ({ key }: Counted): string =>
  createHash('sha256').update(key).digest('base64url').slice(0, 22);
