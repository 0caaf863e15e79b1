import { describe, expect, it } from 'vitest';
import { parseToken } from './parse-token.ts';

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const HEADER = part({ alg: 'HS256' });
const token = (claims: unknown) => `${HEADER}.${part(claims)}.signature`;

const invalid = { ok: false, error: { kind: 'invalid-token' } };

describe('parseToken', () => {
  it('reads when it was made and ends, whose it is and its id', () => {
    expect(
      parseToken(
        token({ exp: 1_800_000_000, iat: 1_799_999_400, sub: 'yui', jti: 't-1', more: 1 }),
      ),
    ).toEqual({
      ok: true,
      value: { exp: 1_800_000_000, iat: 1_799_999_400, sub: 'yui', jti: 't-1' },
    });
  });

  it.each([{}, { sub: 1, jti: null }, { sub: ['yui'], jti: {} }])(
    'reads a token that names no learner: %o',
    (claims) => {
      expect(parseToken(token({ exp: 0, ...claims }))).toEqual({
        ok: true,
        value: { exp: 0, iat: undefined, sub: undefined, jti: undefined },
      });
    },
  );

  it.each([undefined, null, 12, {}, ['a.b.c']])('refuses what is no text: %o', (value) => {
    expect(parseToken(value)).toEqual(invalid);
  });

  it.each([
    ['nothing', ''],
    ['no dots', 'token'],
    ['two parts', `${HEADER}.${part({ exp: 1 })}`],
    ['four parts', `${token({ exp: 1 })}.more`],
    ['no payload', `${HEADER}..signature`],
    ['a payload that is not base64', `${HEADER}.?.signature`],
    ['a payload that is not JSON', `${HEADER}.YWJj.signature`],
    ['a payload that is no object', token('text')],
    ['a payload of null', token(null)],
    ['a header that is not base64', `?.${part({ exp: 1 })}.signature`],
    ['a header that is not JSON', `YWJj.${part({ exp: 1 })}.signature`],
    ['no end', token({ sub: 'yui' })],
    ['an end that is a text', token({ exp: '1800000000' })],
  ])('refuses %s', (_, text) => {
    expect(parseToken(text)).toEqual(invalid);
  });
});
