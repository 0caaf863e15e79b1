import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { ACCESS_TOKEN_SECONDS, AccessTokenSigner } from './access-token.ts';

const now = new Date('2026-11-21T00:00:00.000Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const SECRET = new Uint8Array(32).fill(7);
const signer = new AccessTokenSigner(SECRET, new Set());
const ends = later(ACCESS_TOKEN_SECONDS * 1000);

const claims = () => new SignJWT().setSubject('yui').setIssuedAt(now).setExpirationTime(ends);

describe('access tokens', () => {
  it('say whose they are', async () => {
    expect(await signer.learnerOf(await signer.sign('yui', 't-1', now), now)).toBe('yui');
  });

  it('carry the learner, an id and when they end, and nothing more', async () => {
    const token = await signer.sign('yui', 't-1', now);
    const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    const iat = now.getTime() / 1000;
    expect(payload).toEqual({ sub: 'yui', jti: 't-1', iat, exp: iat + 600 });
  });

  it('live for ten minutes, to the second', async () => {
    const token = await signer.sign('yui', 't-1', now);
    expect(await signer.learnerOf(token, later(599_999))).toBe('yui');
    expect(await signer.learnerOf(token, later(600_000))).toBeUndefined();
  });

  it("are nobody's when signed with another key", async () => {
    const other = new AccessTokenSigner(new Uint8Array(32).fill(8), new Set());
    expect(await signer.learnerOf(await other.sign('yui', 't-1', now), now)).toBeUndefined();
  });

  it("are nobody's without a signature", async () => {
    const unsigned = new UnsecuredJWT({}).setSubject('yui').setExpirationTime(ends).encode();
    expect(await signer.learnerOf(unsigned, now)).toBeUndefined();
    const signed = await signer.sign('yui', 't-1', now);
    const [, payload] = signed.split('.');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    expect(await signer.learnerOf(`${none}.${payload}.`, now)).toBeUndefined();
    expect(
      await signer.learnerOf(signed.slice(0, signed.lastIndexOf('.') + 1), now),
    ).toBeUndefined();
  });

  it("are nobody's when signed in another way with the same secret", async () => {
    const secret = new Uint8Array(64).fill(7);
    const token = await claims().setProtectedHeader({ alg: 'HS512' }).sign(secret);
    expect(await new AccessTokenSigner(secret, new Set()).learnerOf(token, now)).toBeUndefined();
  });

  it("are nobody's when changed", async () => {
    const [header, , signature] = (await signer.sign('yui', 't-1', now)).split('.');
    const forged = Buffer.from(JSON.stringify({ sub: 'ken', exp: 4_000_000_000 })).toString(
      'base64url',
    );
    expect(await signer.learnerOf(`${header}.${forged}.${signature}`, now)).toBeUndefined();
  });

  it.each(['', 'token', 'a.b.c', '..', '💥'])(
    "are nobody's when they are none: %s",
    async (token) => {
      expect(await signer.learnerOf(token, now)).toBeUndefined();
    },
  );
});

it('reads no token whose session has ended, however often it was read before', async () => {
  const ended = new Set<string>();
  const mine = new AccessTokenSigner(SECRET, ended);
  const issuedAt = new Date('2026-11-21T00:00:00Z');
  const token = await mine.sign('yui', 't-1', issuedAt);
  expect(await mine.learnerOf(token, issuedAt)).toBe('yui');
  ended.add('t-1');
  expect(await mine.learnerOf(token, issuedAt)).toBeUndefined();
});
