import { fail } from '../../core/shared/result.ts';
import type { Proofreader } from './proofreader.ts';

/** Stands in where there is no proofreader; each call fails. */
export const noProofreader: Proofreader = {
  proofread: async () => fail({ kind: 'proofreader-failed' }),
  close: async () => undefined,
};
