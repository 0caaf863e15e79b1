import type * as v from 'valibot';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import type { PasskeyRequest, SignedByPasskey } from '../../protocol/passkeys.ts';
import type { Caller } from './access-token.ts';
import { descriptorOf, type PasskeyRefused } from './add-passkey.ts';
import { CHALLENGE_MS, type Asked, type AskedChallenges } from './asked-challenges.ts';
import type { Origin } from './origin.ts';
import type { Passkeys, StoredPasskey } from './passkeys.ts';
import type { RelyingParty } from './relying-party.ts';
import type { IssuedSession, Sessions } from './sessions.ts';
import { verifySigned } from './verify-passkey.ts';

interface PasskeySignInParts {
  readonly passkeys: Passkeys;
  readonly challenges: AskedChallenges;
  readonly sessions: Sessions;
  readonly party: () => RelyingParty | undefined;
  readonly now: () => Date;
}

type Signed = v.InferOutput<typeof SignedByPasskey>;
type Request = v.InferInput<typeof PasskeyRequest>;

/** A passkey asks for her finger, face or PIN on the device: it is two factors by itself. */
export class PasskeySignIn {
  readonly #parts: PasskeySignInParts;

  constructor(parts: PasskeySignInParts) {
    this.#parts = parts;
  }

  /** With any passkey of Oz that a device has: no email is asked. */
  begin(): Promise<Result<Request, PasskeyRefused>> {
    return this.#request({ purpose: 'sign-in', sessionId: undefined }, []);
  }

  async beginProof({ learnerId, sessionId }: Caller): Promise<Result<Request, PasskeyRefused>> {
    const hers = await this.#parts.passkeys.ofLearner(learnerId);
    if (hers.length === 0) return fail({ kind: 'passkey-refused' });
    return this.#request({ purpose: 'prove', sessionId }, hers);
  }

  async signIn(signed: Signed, from: Origin): Promise<Result<IssuedSession, PasskeyRefused>> {
    const passkey = await this.#verified(signed, { purpose: 'sign-in', sessionId: undefined });
    if (!passkey) return fail({ kind: 'passkey-refused' });
    return ok(await this.#parts.sessions.begin(passkey.learnerId, from, { by: 'passkey' }));
  }

  async prove(
    caller: Caller,
    signed: Signed,
  ): Promise<Result<IssuedSession, PasskeyRefused | { kind: 'signed-out' }>> {
    const { learnerId, sessionId } = caller;
    const passkey = await this.#verified(signed, { purpose: 'prove', sessionId });
    if (passkey?.learnerId !== learnerId) return fail({ kind: 'passkey-refused' });
    return this.#parts.sessions.prove(caller, 'passkey');
  }

  async #request(
    asked: Asked,
    allowed: readonly StoredPasskey[],
  ): Promise<Result<Request, PasskeyRefused>> {
    const { challenges, party } = this.#parts;
    const rp = party();
    if (!rp) return fail({ kind: 'passkey-refused' });
    return ok({
      rpId: rp.id,
      challenge: await challenges.ask(asked),
      timeout: CHALLENGE_MS,
      userVerification: 'required',
      allowCredentials: allowed.map(descriptorOf),
    });
  }

  /** The passkey that signed what was asked, just now and for the first time. */
  async #verified(signed: Signed, asked: Asked): Promise<StoredPasskey | undefined> {
    const { passkeys, challenges, party, now } = this.#parts;
    const rp = party();
    const passkey = await passkeys.ofCredential(signed.id);
    if (!rp || !passkey) return undefined;
    const counter = await verifySigned(signed, passkey, rp, (challenge) =>
      challenges.isAnswered(challenge, asked),
    );
    if (counter === undefined) return undefined;
    return (await passkeys.used(passkey.id, counter, now())) ? passkey : undefined;
  }
}
