/**
 * What is known of the service as a whole.
 *
 * - Asked anew each time, never out of a cache.
 * - Whatever goes wrong, and whatever takes longer than a few seconds, means: not in maintenance. Never throws.
 */
export interface SystemInfo {
  isMaintenance(): Promise<boolean>;
}
