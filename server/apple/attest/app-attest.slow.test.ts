import { X509Certificate } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyAttestation, type Attestation, type AttestSettings } from './app-attest.ts';
import { APPLE_ATTEST_ROOT } from './apple-root.ts';
import { APP_ID, makeAttestChain, type Changed } from './attest-chain.fixture.ts';

let chain: ReturnType<typeof makeAttestChain>;
let settings: AttestSettings;

beforeAll(() => {
  chain = makeAttestChain();
  settings = { appId: APP_ID, root: chain.root, environment: 'Production' };
});
afterAll(() => chain.remove());

const verified = (given: Attestation, more: Partial<AttestSettings> = {}, at = new Date()) =>
  verifyAttestation(given, { ...settings, ...more }, at);

it('a new key of the app on a real device is known', async () => {
  const key = await verified(chain.attest('a challenge'));
  expect(key).toEqual({ publicKey: expect.any(Uint8Array), counter: 0 });
});

it("Apple's own root is the one that is given otherwise", () => {
  const root = new X509Certificate(APPLE_ATTEST_ROOT);
  expect(root.verify(root.publicKey)).toBe(true);
  expect(root.fingerprint256.replaceAll(':', '')).toBe(
    '1CB9823BA28BA6AD2D33A006941DE2AE4F513EF1D4E831B9F7E0FA7B6242C932',
  );
});

describe('is refused', () => {
  it.each<[string, Changed]>([
    ['another app', { appId: 'TEAM123456.example.other' }],
    ['another challenge', { attested: 'another challenge' }],
    ['a key that has signed before', { counter: 1 }],
    ['an app that is still developed', { maker: 'appattestdevelop' }],
    ['a passkey', { maker: 'somebody else' }],
    ['another format', { format: 'apple' }],
    ['the id of another key', { credentialId: Buffer.alloc(32) }],
  ])('%s', async (_, changed) => {
    expect(await verified(chain.attest('a challenge', changed))).toBeUndefined();
  });

  it('a chain that ends elsewhere', async () => {
    const other = makeAttestChain();
    expect(await verified(other.attest('a challenge'))).toBeUndefined();
    other.remove();
    const root = new X509Certificate(APPLE_ATTEST_ROOT);
    expect(await verified(chain.attest('a challenge'), { root })).toBeUndefined();
  });

  it('a chain that is not good yet, or no longer', async () => {
    const given = chain.attest('a challenge');
    expect(await verified(given, {}, new Date('2024-12-31'))).toBeUndefined();
    expect(await verified(given, {}, new Date('2045-01-02'))).toBeUndefined();
  });

  it('a key under the name of another', async () => {
    const [one, other] = [chain.attest('a challenge'), chain.attest('a challenge')];
    expect(await verified({ ...one, keyId: other.keyId })).toBeUndefined();
  });

  it('a name that is not the hash of the key', async () => {
    const credentialId = Buffer.alloc(32);
    const given = chain.attest('a challenge', { credentialId });
    expect(await verified({ ...given, keyId: credentialId.toString('base64') })).toBeUndefined();
  });

  it('what is no attestation', async () => {
    for (const attestation of ['', 'oA==', 'x'.repeat(4000), 'o2NmbXRj'])
      expect(await verified({ keyId: '', attestation, challenge: '' })).toBeUndefined();
  });

  it('every attestation of which a bit was turned that is signed', async () => {
    const given = chain.attest('a challenge');
    expect(await verified(given)).toBeDefined();
    const bytes = Buffer.from(given.attestation, 'base64');
    // The last part is what the nonce is made of.
    for (let at = bytes.length - 87; at < bytes.length; at += 1) {
      const turned = Buffer.from(bytes);
      turned[at] = (turned[at] ?? 0) ^ 1;
      const changed = { ...given, attestation: turned.toString('base64') };
      expect(await verified(changed), `byte ${at}`).toBeUndefined();
    }
  });
});

it('an app that is still developed counts in the sandbox', async () => {
  const given = chain.attest('a challenge', { maker: 'appattestdevelop' });
  expect(await verified(given, { environment: 'Sandbox' })).toBeDefined();
});
