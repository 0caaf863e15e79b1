import type { AccessTokenSource } from '../ports/access-token-source.ts';
import type { ApiError } from '../ports/api-error.ts';
import { ok, type Result } from '../shared/result.ts';

/** Whether a call must carry a token, carries one when there is one, or never does. */
export type TokenNeed = 'bearer' | 'optional' | 'none';

/** The token a call goes out with, another than the one that was refused; asked for a second time when the first answer was that there is none. */
export async function bearerFor(
  need: TokenNeed,
  tokens: AccessTokenSource,
  refused?: string,
): Promise<Result<string | undefined, ApiError>> {
  if (need === 'none') return ok(undefined);
  const first = await tokens.fetch(refused);
  const token =
    !first.ok && first.error.kind === 'signed-out' ? await tokens.fetch(refused) : first;
  return token.ok || need === 'bearer' ? token : ok(undefined);
}
