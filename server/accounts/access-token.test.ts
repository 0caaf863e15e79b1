import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { ACCESS_TOKEN_SECONDS, AccessTokenSigner } from './access-token.ts';

const now = new Date('2026-11-21T00:00:00.000Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const SECRET = new Uint8Array(32).fill(7);
const signer = new AccessTokenSigner(SECRET, new Set());
const YUI = { learnerId: 'yui', sessionId: 's-1', tokenId: 't-1' };
const ends = later(ACCESS_TOKEN_SECONDS * 1000);

const claims = () => new SignJWT().setSubject('yui').setIssuedAt(now).setExpirationTime(ends);

describe('access tokens', () => {
  it('say whose they are', async () => {
    expect(await signer.callerOf(await signer.sign(YUI, now), now)).toMatchObject({
      learnerId: 'yui',
      sessionId: 's-1',
    });
  });

  it('carry the learner, the session, an id, for whom they are and when they end, and nothing more', async () => {
    const token = await signer.sign(YUI, now);
    const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    const iat = now.getTime() / 1000;
    expect(payload).toEqual({
      sub: 'yui',
      sid: 's-1',
      jti: 't-1',
      aud: 'oz',
      iat,
      exp: iat + 600,
    });
    const header = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString());
    expect(header).toEqual({
      alg: 'HS256',
      typ: 'at+jwt',
      kid: expect.stringMatching(/^[\w-]{8}$/),
    });
  });

  it('live for ten minutes, to the second', async () => {
    const token = await signer.sign(YUI, now);
    expect(await signer.callerOf(token, later(599_999))).toBeDefined();
    expect(await signer.callerOf(token, later(600_000))).toBeUndefined();
  });

  it('name no learner when signed with another key', async () => {
    const other = new AccessTokenSigner(new Uint8Array(32).fill(8), new Set());
    expect(await signer.callerOf(await other.sign(YUI, now), now)).toBeUndefined();
  });

  it('name no learner without a signature', async () => {
    const unsigned = new UnsecuredJWT({}).setSubject('yui').setExpirationTime(ends).encode();
    expect(await signer.callerOf(unsigned, now)).toBeUndefined();
    const signed = await signer.sign(YUI, now);
    const [, payload] = signed.split('.');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    expect(await signer.callerOf(`${none}.${payload}.`, now)).toBeUndefined();
    expect(
      await signer.callerOf(signed.slice(0, signed.lastIndexOf('.') + 1), now),
    ).toBeUndefined();
  });

  it('name no learner when signed in another way with the same secret', async () => {
    const secret = new Uint8Array(64).fill(7);
    const token = await claims().setProtectedHeader({ alg: 'HS512' }).sign(secret);
    expect(await new AccessTokenSigner(secret, new Set()).callerOf(token, now)).toBeUndefined();
  });

  it('name no learner when changed', async () => {
    const [header, , signature] = (await signer.sign(YUI, now)).split('.');
    const forged = Buffer.from(JSON.stringify({ sub: 'ken', exp: 4_000_000_000 })).toString(
      'base64url',
    );
    expect(await signer.callerOf(`${header}.${forged}.${signature}`, now)).toBeUndefined();
  });

  it.each([
    ['that are of another type', { typ: 'JWT' }, {}],
    ['for another audience', {}, { aud: 'another' }],
    ['signed with a key of another name', { kid: 'another' }, {}],
    ['of no session', {}, { sid: undefined }],
  ])('name no learner when it is one %s', async (_, header, more) => {
    const [head = '', payload = ''] = (await signer.sign(YUI, now)).split('.');
    const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
    const made = (changed: object, alike: object) =>
      new SignJWT({ ...read(payload), ...alike })
        .setProtectedHeader({ ...read(head), ...changed })
        .sign(SECRET);
    expect(await signer.callerOf(await made({}, {}), now)).toBeDefined();
    expect(await signer.callerOf(await made(header, more), now)).toBeUndefined();
  });

  it.each(['', 'token', 'a.b.c', '..', '💥'])(
    'name no learner when they are none: %s',
    async (token) => {
      expect(await signer.callerOf(token, now)).toBeUndefined();
    },
  );
});

it('reads no token whose session has ended, however often it was read before', async () => {
  const ended = new Set<string>();
  const mine = new AccessTokenSigner(SECRET, ended);
  const issuedAt = new Date('2026-11-21T00:00:00Z');
  const token = await mine.sign(YUI, issuedAt);
  expect(await mine.callerOf(token, issuedAt)).toBeDefined();
  ended.add('s-1');
  expect(await mine.callerOf(token, issuedAt)).toBeUndefined();
});
