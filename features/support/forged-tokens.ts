import { createHmac, randomBytes } from 'node:crypto';
import { changed, encoded, payloadOf } from './jws.ts';

const NEVER = 4_102_444_800;

function signedAnew(token: string, more: object, alg: 'sha256' | 'sha512' = 'sha256'): string {
  const header = encoded({ alg: alg === 'sha256' ? 'HS256' : 'HS512', typ: 'JWT' });
  const body = `${header}.${encoded({ ...payloadOf(token), ...more })}`;
  return `${body}.${createHmac(alg, randomBytes(32)).update(body).digest('base64url')}`;
}

/** What a thief makes of his own token to be taken for whom it is not, as scenarios call it. */
const FORGERIES: Readonly<Record<string, (own: string, victim: string) => string>> = {
  "with Yui's name in it": (own, victim) => changed(own, { sub: victim }),
  'made to last for ever': (own) => changed(own, { exp: NEVER }),
  "with Yui's name in it, and no signature": (own, victim) =>
    changed(own, { sub: victim }).replace(/[^.]+$/, ''),
  "with Yui's name in it, and a word that it needs no signature": (own, victim) =>
    `${encoded({ alg: 'none' })}.${encoded({ ...payloadOf(own), sub: victim })}.`,
  "with Yui's name in it, signed with a key of his own": (own, victim) =>
    signedAnew(own, { sub: victim }),
  "with Yui's name in it, signed in another way": (own, victim) =>
    signedAnew(own, { sub: victim }, 'sha512'),
};

/** `victim` is the id of whom he would like to be. */
export function forged(how: string, own: string, victim: string): string {
  const forgery = FORGERIES[how];
  if (!forgery) throw new Error(`No step knows how to make a token ${how}`);
  return forgery(own, victim);
}
