import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Result } from '../../core/shared/result.ts';
import type { Learners } from '../accounts/learners.ts';
import { addressOf } from '../limits/address-of.ts';
import type { SecurityEventKind, SecurityRecord, SecuritySubject } from './security-record.ts';

/** Not let through to be tried; or half done, with the right password. */
const NO_FAILURES = ['too-many-requests', 'code-needed'];

interface SecurityRecorderParts {
  readonly record: Pick<SecurityRecord, 'add'>;
  readonly learners: Pick<Learners, 'ofEmail'>;
  readonly now: () => Date;
  /** Told where nothing could be written: what a learner asked for is done all the same. */
  readonly onBug: (error: unknown) => void;
}

interface Happened {
  readonly learnerId?: string | undefined;
  /** Where it came from, if over the network. */
  readonly request?: Pick<FastifyRequest, 'ip'> | undefined;
  readonly subject?: SecuritySubject;
}

/** Writes down what happens around accounts. */
export class SecurityRecorder {
  readonly #parts: SecurityRecorderParts;

  constructor(parts: SecurityRecorderParts) {
    this.#parts = parts;
  }

  /** Never throws. */
  async write(kind: SecurityEventKind, { learnerId, request, subject }: Happened): Promise<void> {
    const { record, now, onBug } = this.#parts;
    const address = request && addressOf(request.ip);
    try {
      await record.add({ id: randomUUID(), at: now(), kind, learnerId, address, subject });
    } catch (error) {
      onBug(error);
    }
  }

  /** Of a try to sign in by email; one that was not let through to be tried is not written down, or a flood would fill the disk. */
  async signIn<T, E extends { readonly kind: string }>(
    request: Pick<FastifyRequest, 'ip'>,
    email: string,
    trying: Promise<Result<T, E>>,
  ): Promise<Result<T, E>> {
    const tried = await trying;
    if (!tried.ok && NO_FAILURES.includes(tried.error.kind)) return tried;
    const learnerId = await this.#learnerOf(email);
    if (tried.ok) await this.write('signed-in', { learnerId, request, subject: 'password' });
    else await this.write('sign-in-failed', { learnerId, request });
    return tried;
  }

  /** Of a fresh proof of who she is, by what she gave it. */
  async proof<T, E>(
    { learnerId, request }: Happened,
    subject: SecuritySubject,
    proving: Promise<Result<T, E>>,
  ): Promise<Result<T, E>> {
    const proved = await proving;
    if (proved.ok) await this.write('proved', { learnerId, request, subject });
    return proved;
  }

  async #learnerOf(email: string): Promise<string | undefined> {
    try {
      return (await this.#parts.learners.ofEmail(email))?.id;
    } catch (error) {
      this.#parts.onBug(error);
      return undefined;
    }
  }
}
