import { execFileSync } from 'node:child_process';

/** The key and the certificate of a server that no authority vouches for, both as PEM. */
export function falseCertificate(): { readonly key: string; readonly cert: string } {
  const request = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2';
  const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1,DNS:localhost'];
  const pem = execFileSync(
    'openssl',
    [...request.split(' '), '-keyout', '-', '-out', '-', ...names],
    { stdio: 'pipe', encoding: 'utf8' },
  );
  const part = (name: string) =>
    new RegExp(`-----BEGIN ${name}-----[^]*?-----END ${name}-----`).exec(pem)?.[0] ?? '';
  return { key: part('PRIVATE KEY'), cert: part('CERTIFICATE') };
}
