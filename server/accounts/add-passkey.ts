import { randomUUID } from 'node:crypto';
import type * as v from 'valibot';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import type { CreatedPasskey, PasskeyCreation } from '../../protocol/passkeys.ts';
import type { MailPost } from '../mail/mail-room.ts';
import type { Caller } from './access-token.ts';
import { CHALLENGE_MS, type AskedChallenges } from './asked-challenges.ts';
import type { Learners } from './learners.ts';
import type { Passkeys, StoredPasskey } from './passkeys.ts';
import type { RelyingParty } from './relying-party.ts';
import { verifyCreated } from './verify-passkey.ts';

/** Ed25519, ES256 and RS256, as COSE numbers them. */
const ALGORITHMS = [-8, -7, -257];

/** More devices than anyone has. */
const MOST_PASSKEYS = 20;

interface AddPasskeyParts {
  readonly passkeys: Passkeys;
  readonly challenges: AskedChallenges;
  readonly learners: Pick<Learners, 'ofId'>;
  readonly post: MailPost;
  readonly party: () => RelyingParty | undefined;
  readonly now: () => Date;
}

export type PasskeyRefused = { readonly kind: 'passkey-refused' };

/** A learner adds and removes passkeys; a guest has no account they could open. */
export class AddPasskey {
  readonly #parts: AddPasskeyParts;

  constructor(parts: AddPasskeyParts) {
    this.#parts = parts;
  }

  async begin({
    learnerId,
    sessionId,
  }: Caller): Promise<Result<v.InferInput<typeof PasskeyCreation>, PasskeyRefused>> {
    const { passkeys, challenges, learners, party } = this.#parts;
    const [learner, hers] = await Promise.all([
      learners.ofId(learnerId),
      passkeys.ofLearner(learnerId),
    ]);
    const rp = party();
    if (!rp || !learner || learner.isGuest || hers.length >= MOST_PASSKEYS)
      return fail({ kind: 'passkey-refused' });
    const name = learner.email ?? 'Oz';
    return ok({
      rp: { id: rp.id, name: 'Oz' },
      user: { id: handleOf(learnerId), name, displayName: name },
      challenge: await challenges.ask({ purpose: 'add', sessionId }),
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
      timeout: CHALLENGE_MS,
      excludeCredentials: hers.map(descriptorOf),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    });
  }

  /** @param device what it is called until she names it. */
  async add(
    { learnerId, sessionId }: Caller,
    created: v.InferOutput<typeof CreatedPasskey>,
    device: string,
  ): Promise<Result<StoredPasskey, PasskeyRefused>> {
    const { passkeys, challenges, learners, party, now } = this.#parts;
    const rp = party();
    const learner = await learners.ofId(learnerId);
    if (!rp || !learner || learner.isGuest) return fail({ kind: 'passkey-refused' });
    const key = await verifyCreated(created, rp, (challenge) =>
      challenges.isAnswered(challenge, { purpose: 'add', sessionId }),
    );
    if (!key) return fail({ kind: 'passkey-refused' });
    const rest = { id: randomUUID(), learnerId, name: device, addedAt: now(), usedAt: undefined };
    const passkey: StoredPasskey = { ...key, ...rest };
    if (!(await passkeys.add(passkey))) return fail({ kind: 'passkey-refused' });
    await this.#tell(learnerId, 'passkey-added');
    return ok(passkey);
  }

  async remove(learnerId: string, id: string): Promise<Result<undefined, { kind: 'not-found' }>> {
    if (!(await this.#parts.passkeys.remove(learnerId, id))) return fail({ kind: 'not-found' });
    await this.#tell(learnerId, 'passkey-removed');
    return ok(undefined);
  }

  async #tell(learnerId: string, kind: 'passkey-added' | 'passkey-removed'): Promise<void> {
    const learner = await this.#parts.learners.ofId(learnerId);
    if (learner?.email === undefined) return;
    await this.#parts.post.post({ kind, email: learner.email, language: learner.language });
  }
}

export const descriptorOf = ({ credentialId, transports }: StoredPasskey) => ({
  type: 'public-key' as const,
  id: credentialId,
  transports: [...transports],
});

/** What an authenticator keeps of whose passkey it is. */
const handleOf = (learnerId: string): string => Buffer.from(learnerId).toString('base64url');
