import type { SpokenAnswer } from './records-api.ts';

/**
 * Keeps takes on this device until the server has them.
 *
 * - A kept take is still there when the store is opened again.
 * - Keeping the same `answerId` again replaces it; dropping an unknown one does nothing.
 * - `all` lists the oldest first.
 * - `keep` answers whether the device had room; it never throws.
 */
export interface TakeStore {
  keep(answer: SpokenAnswer): Promise<boolean>;
  drop(answerId: string): Promise<void>;
  all(): Promise<readonly SpokenAnswer[]>;
}
