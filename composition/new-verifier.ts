import type { NewVerifier } from '../core/account/hand-over.ts';

const BYTES = 32;

/** 256 random bits of this device (RFC 7636, S256). */
export async function newVerifier(): Promise<NewVerifier> {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(BYTES)));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return { verifier, challenge: base64url(new Uint8Array(digest)) };
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
