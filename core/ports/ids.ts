/**
 * Names for things this client makes.
 *
 * - Every id is a UUID that was never given before.
 * - Ids made later sort later as text.
 */
export interface Ids {
  next(): string;
}
