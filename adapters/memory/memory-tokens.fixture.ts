import type { Clock } from '../../core/ports/clock.ts';

const LIFE_S = 600;

/** Tokens in the form of JWTs, which need not be checked in a world without strangers. */
export function memoryToken(clock: Clock, sub: string, jti: string): string {
  const payload = { sub, jti, exp: Math.floor(clock.now() / 1000) + LIFE_S };
  return [{ alg: 'none' }, payload].map(encoded).join('.') + '.memory';
}

const encoded = (value: object): string =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

/** Base64url of the SHA-256, as RFC 7636 makes a challenge of a verifier. */
export async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
