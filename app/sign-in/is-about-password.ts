import type { ErrorKind } from '../../core/errors/error-kind.ts';

/** Whether it is said at the field of the password that is chosen. */
export const isAboutPassword = (
  kind: ErrorKind | undefined,
): kind is 'weak-password' | 'guessable-password' =>
  kind === 'weak-password' || kind === 'guessable-password';
