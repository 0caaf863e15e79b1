/** Both databases put PostgreSQL's own code into `code`; see its manual, appendix A. */
const hasCode = (error: unknown, code: string): error is Error & { readonly code: string } =>
  error instanceof Error && 'code' in error && error.code === code;

/** Another row has this value already. */
export const isUniqueViolation = (error: unknown): boolean => hasCode(error, '23505');

/** A row was to belong to a learner who is gone: she was deleted while her token still worked. */
export const isLearnerGone = (error: unknown): boolean =>
  hasCode(error, '23503') &&
  'constraint' in error &&
  String(error.constraint).endsWith('_learner_id_fkey');
