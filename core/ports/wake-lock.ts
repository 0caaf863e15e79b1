/**
 * Keeps the screen from going dark.
 *
 * - `hold` answers whether the platform agreed, and never throws; holding twice is holding once.
 * - `release` lets go, even twice.
 */
export interface WakeLock {
  hold(): Promise<boolean>;
  release(): Promise<void>;
}
