import type { Clock } from '../../core/ports/clock.ts';

const LIFE_S = 600;

/** Tokens in the form of JWTs, which nobody need check in a world without strangers. */
export function memoryToken(clock: Clock, sub: string, jti: string): string {
  const payload = { sub, jti, exp: Math.floor(clock.now() / 1000) + LIFE_S };
  return [{ alg: 'none' }, payload].map(encoded).join('.') + '.memory';
}

const encoded = (value: object): string =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
