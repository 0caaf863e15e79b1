import type { Reporter } from '../ports/reporter.ts';
import { fail, type Result } from './result.ts';

export type Unexpected = { readonly kind: 'unexpected' };

/** Runs a use case; a bug inside it is reported once and becomes an answer the screen can show. */
export async function attempt<T, E>(
  reporter: Reporter,
  where: string,
  run: () => Promise<Result<T, E>>,
): Promise<Result<T, E | Unexpected>> {
  try {
    return await run();
  } catch (bug) {
    reporter.bug(bug, { where });
    return fail({ kind: 'unexpected' });
  }
}
