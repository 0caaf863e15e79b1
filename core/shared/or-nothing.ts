import type { Reporter } from '../ports/reporter.ts';

/** What is kept for speed alone: where that breaks it is reported, and is as if nothing were kept. */
export async function orNothing<T>(
  reporter: Reporter,
  where: string,
  run: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await run();
  } catch (error) {
    reporter.bug(error, { where });
    return undefined;
  }
}
