/** As the operating system says it, of a disk and of a quota, and PostgreSQL (its manual, appendix A). */
const CODES: readonly unknown[] = ['ENOSPC', 'EDQUOT', '53100'];

/** What was to be kept found no room. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && CODES.includes(error.code);
