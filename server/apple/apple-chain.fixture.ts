import { execFileSync } from 'node:child_process';
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompactSign } from 'jose';

/** What Apple marks the certificates with that may sign for the App Store. */
const LEAF_MARK = '1.2.840.113635.100.6.11.1=DER:0500';
const INTERMEDIATE_MARK = '1.2.840.113635.100.6.2.1=DER:0500';

interface Marks {
  readonly leaf?: string;
  readonly intermediate?: string;
}

/** A root, an intermediate and a leaf that differ from Apple's by whose they are alone. */
export function makeChain({ leaf = LEAF_MARK, intermediate = INTERMEDIATE_MARK }: Marks = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'oz-apple-'));
  const roots = join(folder, 'roots');
  mkdirSync(roots);
  const openssl = (command: string, ...more: readonly string[]) =>
    execFileSync('openssl', [...command.split(' '), ...more], { cwd: folder, stdio: 'pipe' });
  const key = (name: string) => openssl(`ecparam -genkey -name prime256v1 -noout -out ${name}.key`);
  const sign = (name: string, issuer: string, extensions: readonly string[]) => {
    key(name);
    openssl(`req -new -key ${name}.key -out ${name}.csr -subj`, `/CN=Oz ${name}`);
    writeFileSync(join(folder, `${name}.ext`), extensions.filter(Boolean).join('\n'));
    const by = `-CA ${issuer}.pem -CAkey ${issuer}.key -CAcreateserial`;
    openssl(`x509 -req -in ${name}.csr ${by} -days 3650 -extfile ${name}.ext -out ${name}.pem`);
  };
  key('root');
  const isCa = '-addext basicConstraints=critical,CA:TRUE';
  openssl(`req -x509 -new -key root.key -days 3650 ${isCa} -out root.pem -subj`, '/CN=Oz root');
  sign('intermediate', 'root', ['basicConstraints=critical,CA:TRUE', intermediate]);
  sign('leaf', 'intermediate', ['basicConstraints=CA:FALSE', leaf]);
  const file = (name: string) => readFileSync(join(folder, name), 'utf8');
  writeFileSync(join(roots, 'root.pem'), file('root.pem'));
  const x5c = ['leaf', 'intermediate', 'root'].map((name) =>
    new X509Certificate(file(`${name}.pem`)).raw.toString('base64'),
  );
  const leafKey = createPrivateKey(file('leaf.key'));
  return {
    rootsFolder: roots,
    /** A transaction as StoreKit 2 would hand it out. */
    sign: (payload: object): Promise<string> =>
      new CompactSign(new TextEncoder().encode(JSON.stringify(payload)))
        .setProtectedHeader({ alg: 'ES256', x5c })
        .sign(leafKey),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

export const transaction = (more: object = {}): object => ({
  originalTransactionId: '2000000000000001',
  transactionId: '2000000000000002',
  bundleId: 'example.oz',
  productId: 'example.oz.monthly',
  environment: 'Sandbox',
  type: 'Auto-Renewable Subscription',
  signedDate: Date.now(),
  purchaseDate: Date.now(),
  ...more,
});
