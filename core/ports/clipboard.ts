import type { Result } from '../shared/result.ts';

/** The device does not let the app copy. */
export interface CopyRefused {
  readonly kind: 'copy-refused';
}

/** What she pastes elsewhere. `copy` replaces what was there, wants a tap of hers on most devices, and never throws. */
export interface Clipboard {
  copy(text: string): Promise<Result<void, CopyRefused>>;
}
