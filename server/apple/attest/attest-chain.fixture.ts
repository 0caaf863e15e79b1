import { execFileSync } from 'node:child_process';
import { createHash, createPublicKey, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cbor, joined } from '../../../adapters/memory/cbor.ts';

export const APP_ID = 'TEAM123456.example.oz';

/** Certificates are good from long before any clock of a test. */
const GOOD_FROM = '20250101000000Z';
const GOOD_UNTIL = '20450101000000Z';

const AUTHORITY = `[ca]
default_ca = one
[one]
database = index.txt
new_certs_dir = .
rand_serial = yes
default_md = sha256
unique_subject = no
policy = any
[any]
commonName = supplied
`;

/** What can be otherwise than a device makes it. */
export interface Changed {
  readonly appId?: string;
  readonly counter?: number;
  readonly maker?: string;
  /** The challenge that the certificate speaks of. */
  readonly attested?: string;
  readonly format?: string;
  readonly credentialId?: Buffer;
}

const sha256 = (...parts: readonly Uint8Array[]): Buffer =>
  createHash('sha256').update(Buffer.concat(parts)).digest();

/** A root and an intermediate that differ from Apple's by whose they are alone, and devices whose keys they vouch for. */
export function makeAttestChain() {
  const folder = mkdtempSync(join(tmpdir(), 'oz-attest-'));
  const openssl = (...command: readonly string[]) =>
    execFileSync('openssl', command, { cwd: folder, stdio: 'pipe' });
  const spaced = (command: string) => openssl(...command.split(' '));
  const file = (name: string) => readFileSync(join(folder, name), 'utf8');
  const key = (name: string) => spaced(`ecparam -genkey -name prime256v1 -noout -out ${name}.key`);
  writeFileSync(join(folder, 'index.txt'), '');
  writeFileSync(join(folder, 'ca.cnf'), AUTHORITY);
  const sign = (name: string, issuer: string, extensions: string) => {
    spaced(`req -new -key ${name}.key -out ${name}.csr -subj /CN=${name}`);
    writeFileSync(join(folder, `${name}.ext`), extensions);
    const by = name === issuer ? '-selfsign' : `-cert ${issuer}.pem`;
    const dates = `-startdate ${GOOD_FROM} -enddate ${GOOD_UNTIL}`;
    const files = `-in ${name}.csr -out ${name}.pem -extfile ${name}.ext`;
    spaced(`ca -batch -notext -config ca.cnf ${by} -keyfile ${issuer}.key ${dates} ${files}`);
  };
  const certificate = (name: string) => new X509Certificate(file(`${name}.pem`));
  key('root');
  sign('root', 'root', 'basicConstraints=critical,CA:TRUE');
  key('intermediate');
  sign('intermediate', 'root', 'basicConstraints=critical,CA:TRUE');
  let devices = 0;

  /** What a new device hands out for a challenge. */
  function attest(challenge: string, changed: Changed = {}) {
    devices += 1;
    const device = `device${devices}`;
    key(device);
    const { x = '', y = '' } = createPublicKey(file(`${device}.key`)).export({ format: 'jwk' });
    const point = [x, y].map((one) => Buffer.from(one, 'base64url'));
    const keyId = sha256(Buffer.of(4), ...point);
    const credentialId = changed.credentialId ?? keyId;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(changed.counter ?? 0);
    const authData = joined(
      sha256(Buffer.from(changed.appId ?? APP_ID)),
      Buffer.of(0x40),
      counter,
      Buffer.from((changed.maker ?? 'appattest').padEnd(16, '\0')),
      Buffer.of(0, credentialId.length),
      credentialId,
    );
    const nonce = sha256(authData, sha256(Buffer.from(changed.attested ?? challenge)));
    const says = `1.2.840.113635.100.8.2=DER:3024A1220420${nonce.toString('hex')}`;
    sign(device, 'intermediate', `basicConstraints=CA:FALSE\n${says}`);
    const x5c = [device, 'intermediate'].map((name) => certificate(name).raw);
    const attestation = joined(
      Uint8Array.of(0xa3),
      cbor('fmt'),
      cbor(changed.format ?? 'apple-appattest'),
      cbor('attStmt'),
      Uint8Array.of(0xa2),
      cbor('x5c'),
      Uint8Array.of(0x82),
      ...x5c.map((one) => cbor(new Uint8Array(one))),
      cbor('receipt'),
      cbor(Uint8Array.of(1)),
      cbor('authData'),
      cbor(authData),
    );
    return {
      keyId: keyId.toString('base64'),
      attestation: Buffer.from(attestation).toString('base64'),
      challenge,
    };
  }

  return {
    root: certificate('root'),
    attest,
    remove: () => rmSync(folder, { recursive: true }),
  };
}
