import type { ErrorKind } from '../../core/errors/error-kind.ts';
import type { UnfitPassword } from '../../core/ports/auth-api.ts';

/** Whether it is said at the field of the password that is chosen. */
export const isAboutPassword = (kind: ErrorKind | undefined): kind is UnfitPassword['kind'] =>
  kind === 'weak-password' || kind === 'guessable-password' || kind === 'breached-password';
