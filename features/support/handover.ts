import { createHash, randomBytes } from 'node:crypto';

/** What a code is handed over with: a secret, and what everybody may see of it (RFC 7636). */
export function newHandover(): { readonly verifier: string; readonly challenge: string } {
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  return { verifier, challenge };
}
