import type * as v from 'valibot';
import type { CreatedPasskey, SignedByPasskey } from '../../protocol/passkeys.ts';
import type { StoredPasskey } from './passkeys.ts';
import type { RelyingParty } from './relying-party.ts';

/** Whether this is the challenge that was asked, which is then used up. */
type IsAnswered = (challenge: string) => Promise<boolean>;

/** Loaded with the first passkey: its parsers of certificates are many. */
const library = () => import('@simplewebauthn/server');

export type NewKey = Pick<StoredPasskey, 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

/** What a device made; undefined where it is not what was asked for. */
export async function verifyCreated(
  { response, ...created }: v.InferOutput<typeof CreatedPasskey>,
  party: RelyingParty,
  isAnswered: IsAnswered,
): Promise<NewKey | undefined> {
  const { verifyRegistrationResponse } = await library();
  const { transports = [], ...signed } = response;
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...created, response: signed, clientExtensionResults: {} },
      expectedChallenge: isAnswered,
      expectedOrigin: [...party.origins],
      expectedRPID: party.id,
      requireUserVerification: true,
    });
    if (!registrationInfo) return undefined;
    const { id: credentialId, publicKey, counter } = registrationInfo.credential;
    return { credentialId, publicKey, counter, transports };
  } catch {
    // The library throws for whatever a caller may have made up.
    return undefined;
  }
}

/** How often the authenticator has signed by now; undefined where this is no signature of the passkey. */
export async function verifySigned(
  { response, ...signed }: v.InferOutput<typeof SignedByPasskey>,
  passkey: StoredPasskey,
  party: RelyingParty,
  isAnswered: IsAnswered,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library();
  const { userHandle, ...proof } = response;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...signed,
        response: { ...proof, ...(userHandle !== undefined && { userHandle }) },
        clientExtensionResults: {},
      },
      expectedChallenge: isAnswered,
      expectedOrigin: [...party.origins],
      expectedRPID: party.id,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}
