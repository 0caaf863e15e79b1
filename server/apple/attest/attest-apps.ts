import { fail, ok, type Result } from '../../../core/shared/result.ts';
import type { AskedChallenges } from '../../accounts/asked-challenges.ts';
import { verifyAttestation, type Attestation, type AttestSettings } from './app-attest.ts';
import type { AttestedKeys } from './attested-keys.ts';

export type AttestationRefused = { readonly kind: 'attestation-refused' };

export interface AttestAppsParts {
  readonly challenges: AskedChallenges;
  readonly keys: AttestedKeys;
  /** Absent, no app is known and none is attested. */
  readonly settings: AttestSettings | undefined;
  readonly now: () => Date;
}

interface Asking {
  readonly learnerId: string;
  readonly sessionId: string;
}

/** Tells our app on a real device from everything else that calls. */
export class AttestApps {
  readonly #parts: AttestAppsParts;

  constructor(parts: AttestAppsParts) {
    this.#parts = parts;
  }

  challenge(sessionId: string): Promise<string> {
    return this.#parts.challenges.ask({ purpose: 'attest', sessionId });
  }

  async register(
    { learnerId, sessionId }: Asking,
    given: Attestation,
  ): Promise<Result<undefined, AttestationRefused>> {
    const { challenges, keys, settings, now } = this.#parts;
    const refused = fail({ kind: 'attestation-refused' } as const);
    const asked = { purpose: 'attest', sessionId } as const;
    // Used up by any try, whatever comes of it.
    const isAsked = await challenges.isAnswered(given.challenge, asked);
    if (!isAsked || !settings) return refused;
    const key = await verifyAttestation(given, settings, now());
    if (!key) return refused;
    const isKept = await keys.add({
      ...key,
      keyId: given.keyId,
      learnerId,
      registeredAt: now(),
    });
    return isKept ? ok(undefined) : refused;
  }
}
