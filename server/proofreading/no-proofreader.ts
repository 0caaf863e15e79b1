import { fail } from '../../core/shared/result.ts';
import type { Proofreader } from './proofreader.ts';

/** Where nobody proofreads; it says so. */
export const noProofreader: Proofreader = {
  proofread: async () => fail({ kind: 'proofreader-failed' }),
  close: async () => undefined,
};
