import { createHash, X509Certificate } from 'node:crypto';
import * as v from 'valibot';
import { extensionOf } from './certificate-extension.ts';

export interface AttestSettings {
  /** The team's id, a dot, and the bundle id of the app. */
  readonly appId: string;
  readonly root: X509Certificate;
  /** Keys of an app that is still being developed count in the sandbox only. */
  readonly environment: 'Production' | 'Sandbox';
}

export interface Attestation {
  /** Base64; the hash of the key's public half. */
  readonly keyId: string;
  /** Base64, as the device made it. */
  readonly attestation: string;
  readonly challenge: string;
}

export interface AttestedKeyBytes {
  /** SPKI, as DER. */
  readonly publicKey: Uint8Array;
  readonly counter: number;
}

/** 1.2.840.113635.100.8.2, under which Apple writes what was attested. */
const NONCE_OID = Buffer.from('2a864886f763640802', 'hex');
/** A sequence with one tagged octet string of 32 bytes. */
const NONCE_HEAD = Buffer.from('3024a1220420', 'hex');

const PRODUCTION = Buffer.from('appattest'.padEnd(16, '\0'));
const DEVELOPMENT = Buffer.from('appattestdevelop');

const Statement = v.map(v.string(), v.unknown());
const Certificates = v.tuple([v.instance(Uint8Array), v.instance(Uint8Array)]);

const sha256 = (...parts: readonly Uint8Array[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();

/**
 * Checks what App Attest hands out for a new key, step by step as Apple tells to ("Validating apps that connect to your
 * server"); undefined where any step fails. That the challenge was asked, and once, is the caller's to know.
 */
export async function verifyAttestation(
  given: Attestation,
  settings: AttestSettings,
  now: Date,
): Promise<AttestedKeyBytes | undefined> {
  // Loaded with the first key.
  const { isoCBOR } = await import('@simplewebauthn/server/helpers');
  try {
    const bytes = new Uint8Array(Buffer.from(given.attestation, 'base64'));
    const object = v.parse(Statement, isoCBOR.decodeFirst(bytes));
    if (object.get('fmt') !== 'apple-appattest') return undefined;
    const authData = v.parse(v.instance(Uint8Array), object.get('authData'));
    const statement = v.parse(Statement, object.get('attStmt'));
    const [leaf, intermediate] = v
      .parse(Certificates, statement.get('x5c'))
      .map((one) => new X509Certificate(one));
    if (!leaf || !intermediate || !isChain([leaf, intermediate, settings.root], now))
      return undefined;
    const nonce = sha256(authData, sha256(Buffer.from(given.challenge)));
    const written = extensionOf(new Uint8Array(leaf.raw), NONCE_OID);
    if (!written || !Buffer.concat([NONCE_HEAD, nonce]).equals(written)) return undefined;
    const keyId = Buffer.from(given.keyId, 'base64');
    if (!sha256(pointOf(leaf)).equals(keyId)) return undefined;
    const parts = readAuthData(authData);
    const isRight =
      parts.rpIdHash.equals(sha256(Buffer.from(settings.appId))) &&
      parts.counter === 0 &&
      isKnownMaker(parts.maker, settings.environment) &&
      parts.credentialId.equals(keyId);
    if (!isRight) return undefined;
    const publicKey = new Uint8Array(leaf.publicKey.export({ type: 'spki', format: 'der' }));
    return { publicKey, counter: parts.counter };
  } catch {
    // Parsers throw for whatever a caller may have made up.
    return undefined;
  }
}

/** Each signed by the next, all good today, and all but the first allowed to sign. */
const isChain = (chain: readonly X509Certificate[], now: Date): boolean =>
  chain.every((one, i) => {
    const issuer = chain[i + 1] ?? one;
    return (
      now >= new Date(one.validFrom) &&
      now <= new Date(one.validTo) &&
      one.checkIssued(issuer) &&
      one.verify(issuer.publicKey) &&
      (i === 0 || one.ca)
    );
  });

/** The key's point on the curve, uncompressed (X9.62). */
function pointOf(certificate: X509Certificate): Buffer {
  const { crv, x = '', y = '' } = certificate.publicKey.export({ format: 'jwk' });
  if (crv !== 'P-256') throw new Error('App Attest makes keys on P-256 only');
  const [left, right] = [x, y].map((one) => Buffer.from(one, 'base64url'));
  return Buffer.concat([Buffer.of(4), left ?? Buffer.of(), right ?? Buffer.of()]);
}

/** As WebAuthn lays it out. */
function readAuthData(bytes: Uint8Array) {
  const data = Buffer.from(bytes);
  const idLength = data.readUInt16BE(53);
  return {
    rpIdHash: data.subarray(0, 32),
    counter: data.readUInt32BE(33),
    maker: data.subarray(37, 53),
    credentialId: data.subarray(55, 55 + idLength),
  };
}

const isKnownMaker = (maker: Buffer, environment: AttestSettings['environment']): boolean =>
  maker.equals(PRODUCTION) || (environment === 'Sandbox' && maker.equals(DEVELOPMENT));
