import { fail, ok, type Result } from '../shared/result.ts';
import { base64Text } from './base64.ts';

export interface TokenPayload {
  /** Seconds since 1970. */
  readonly exp: number;
  /** When it was made, in seconds since 1970 by the clock of the server. */
  readonly iat: number | undefined;
  /** The learner's id; absent when the token names no learner. */
  readonly sub: string | undefined;
  readonly jti: string | undefined;
}

export type InvalidToken = { readonly kind: 'invalid-token' };

/** Reads a token without trusting it: the server alone checks signatures. */
export function parseToken(token: unknown): Result<TokenPayload, InvalidToken> {
  if (typeof token !== 'string') return fail({ kind: 'invalid-token' });
  const parts = token.split('.');
  const [header, payload] = parts;
  if (parts.length !== 3 || header === undefined || payload === undefined) {
    return fail({ kind: 'invalid-token' });
  }
  const claims = jsonObject(payload);
  if (!jsonObject(header) || !claims || typeof claims['exp'] !== 'number') {
    return fail({ kind: 'invalid-token' });
  }
  return ok({
    exp: claims['exp'],
    iat: typeof claims['iat'] === 'number' ? claims['iat'] : undefined,
    sub: text(claims['sub']),
    jti: text(claims['jti']),
  });
}

function jsonObject(part: string): Record<string, unknown> | undefined {
  const json = base64Text(part);
  if (json === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

const text = (claim: unknown): string | undefined =>
  typeof claim === 'string' ? claim : undefined;
