import { describe, expect, it } from 'vitest';
import { AccessTokenSigner } from './access-token.ts';
import { RefreshTokenSigner } from './refresh-token.ts';

const now = new Date('2026-11-21T00:00:00.000Z');
const [OLD, NEW, OTHER] = [7, 8, 9].map((byte) => new Uint8Array(32).fill(byte));
const YUI = { learnerId: 'yui', sessionId: 's-1', tokenId: 't-1' };
const first = { sessionId: 's-1', generation: 3 };
const secretsOf = (...given: (Uint8Array | undefined)[]) =>
  given.map((one) => one ?? new Uint8Array());

describe('a secret that was replaced', () => {
  const [old, next, other] = secretsOf(OLD, NEW, OTHER) as [Uint8Array, Uint8Array, Uint8Array];
  const before = new AccessTokenSigner(old, new Set());
  const after = new AccessTokenSigner(next, new Set(), old);

  it('still tells whose an access token is, and signs none', async () => {
    expect(await after.callerOf(await before.sign(YUI, now), now)).toMatchObject({
      learnerId: 'yui',
    });
    expect(await before.callerOf(await after.sign(YUI, now), now)).toBeUndefined();
    const neither = new AccessTokenSigner(other, new Set(), next);
    expect(await neither.callerOf(await before.sign(YUI, now), now)).toBeUndefined();
  });

  it('still knows a refresh token, and writes none', () => {
    const written = new RefreshTokenSigner(old).write(first);
    const signer = new RefreshTokenSigner(next, old);
    expect(signer.read(written)).toEqual(first);
    expect(new RefreshTokenSigner(old).read(signer.write(first))).toBeUndefined();
    expect(new RefreshTokenSigner(next).read(written)).toBeUndefined();
    expect(new RefreshTokenSigner(other, next).read(written)).toBeUndefined();
  });
});
