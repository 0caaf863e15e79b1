import type { NewVerifier } from '../core/account/hand-over.ts';
import { base64url, sha256 } from './sha-256.ts';

const BYTES = 32;

/** 256 random bits of this device (RFC 7636, S256). */
export async function newVerifier(): Promise<NewVerifier> {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(BYTES)));
  return { verifier, challenge: await sha256(verifier) };
}
