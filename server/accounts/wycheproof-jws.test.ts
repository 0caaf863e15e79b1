// Why: what others have got wrong in reading a signature. The values are those of Project Wycheproof (github.com/C2SP/wycheproof, Apache-2.0,
// testvectors_v1/json_web_signature_test.json, group "hs256", tests 1 to 17, and 31 and 32 of "es256"); HS256 is all that Oz signs.
import { CompactSign, compactVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { AccessTokenSigner } from './access-token.ts';

const key = Buffer.from('-ebuDNsVZ2iJtoZ-akfXTSCt4UO2cruLCsbWlBinggE', 'base64url');
const HEADER = 'eyJhbGciOiJIUzI1NiIsImtpZCI6ImtpZC1hZXMtc2lnbiJ9';
const OF_NONE = 'eyJhbGciOiJub25lIiwia2lkIjoia2lkLWFlcy1zaWduIn0';
const OTHER_KID = 'eyJhbGciOiJIUzI1NiIsImtpZCI6IlhpZC1hZXMtc2lnbiJ9';
const MARK = 'TD37p4c_0jmreSrBSDmE0F3mYSPtkZ3WrSyI5wb_KTg';

/** What becomes of a token of these three parts; each has to be refused. */
const BROKEN: readonly [string, (header: string, payload: string, mark: string) => string][] = [
  ['2 ModifiedSignature', (h, p, m) => `${h}.${p}.${m.startsWith('X') ? 'Y' : 'X'}${m.slice(1)}`],
  ['3 MissingSignature', (h, p) => `${h}.${p}.`],
  ['4 MissingSignatureAndSeparator', (h, p) => `${h}.${p}`],
  ['5 ModifiedPayload', (h, p, m) => `${h}.${p.startsWith('W') ? 'Z' : 'W'}${p.slice(1)}.${m}`],
  ['6 MissingPayload', (h, _, m) => `${h}..${m}`],
  ['7 MissingPayloadAndSeparator', (h, _, m) => `${h}.${m}`],
  ['9 MissingHeader', (_, p, m) => `.${p}.${m}`],
  ['10 MissingHeaderAndSeparator', (_, p, m) => `${p}.${m}`],
  ['11 MissingHeaderAndSignature', (_, p) => `.${p}.`],
  ['12 MissingHeaderSignatureAndSeparators', (_, p) => p],
  ['13 EmptyString', () => ''],
  ['14 ExtraEmptyComponent', (h, p, m) => `${h}.${p}.${m}.`],
  ['15 ExtraComponent', (h, p, m) => `${h}.${p}.${m}.foo`],
  ['16 NoneAlgorithmAndMissingSignature', (_, p) => `${OF_NONE}.${p}.`],
  [
    '17 ValidJsonSerialization',
    (h, p, m) =>
      JSON.stringify({
        payload: p,
        signatures: [{ protected: h, header: { unknown: 'untrustworthy' }, signature: m }],
      }),
  ],
  ['8 ModifiedHeader', (_, p, m) => `${OTHER_KID}.${p}.${m}`],
];

/** Of a key pair: signed with the public key as if it were a secret, and with a key that the token brings itself. */
const CONFUSED = [
  'eyJhbGciOiJIUzI1NiIsImtpZCI6ImtpZC1lYy1zaWduIn0.Zm9v.TgWtz2FIRukBQ_mA5sgHa0Ybtgn7bl-YBPAi7Z0XdHU',
  'eyJhbGciOiJFUzI1NiIsImtpZCI6ImtpZC1lYy1zaWduIiwiandrIjp7Imt0eSI6IkVDIiwia2lkIjoia2lkLWVjLXNpZ24iLCJ1c2UiOiJzaWciLCJhbGciOiJFUzI1NiIsIngiOiJNZG5UWkRJaERKYmZBU2RGcWFtY3BPMkNoOUdOS0sybTBNUWxoNDAyU3BvIiwieSI6Ijdhdko0bHFfV3l4LW5MUERCUTJZcHl0dUh5TWlvMDdCVXl2bDNqYUMtMVkiLCJjcnYiOiJQLTI1NiJ9fQ.Zm9v.4jmsollQD8ZxvySzXYnIEYA4fwaZi2ZbC0aI1J4LYmW2Bn31NhKdjms2N6o51Dff5-InWXQF9m45VtTexl6yjg',
];

const now = new Date(Date.UTC(2026, 10, 21));
const signer = new AccessTokenSigner(key, { has: () => false });
const ours = { learnerId: 'yui', sessionId: 's-1', tokenId: 's-1_abcdefgh' };
const verified = (jws: string) =>
  compactVerify(jws, key, { algorithms: ['HS256'] }).then(
    () => 'taken',
    () => 'refused',
  );

describe('of the vectors', () => {
  it('the library takes the one that is right, by the key it was made with', async () => {
    expect(await verified(`${HEADER}.Zm9v.${MARK}`)).toBe('taken');
    const made = new CompactSign(Buffer.from('foo')).setProtectedHeader({
      alg: 'HS256',
      kid: 'kid-aes-sign',
    });
    expect(await made.sign(key)).toBe(`${HEADER}.Zm9v.${MARK}`);
  });

  it.each(BROKEN)('the library refuses %s', async (_, broken) => {
    expect(await verified(broken(HEADER, 'Zm9v', MARK))).toBe('refused');
  });

  it('none is a token of ours, signed or not, nor of a key pair', async () => {
    const all = BROKEN.map(([, broken]) => broken(HEADER, 'Zm9v', MARK));
    for (const jws of [...all, ...CONFUSED, `${HEADER}.Zm9v.${MARK}`])
      expect(await signer.callerOf(jws, now)).toBeUndefined();
  });
});

describe('a token of ours', () => {
  it('is taken, and refused when it is broken as the vectors are', async () => {
    const token = await signer.sign(ours, now);
    const [header = '', payload = '', mark = ''] = token.split('.');
    for (const [name, broken] of BROKEN)
      expect(await signer.callerOf(broken(header, payload, mark), now), name).toBeUndefined();
    expect(await signer.callerOf(token, now)).toMatchObject({ learnerId: 'yui' });
  });
});
