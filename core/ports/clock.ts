/**
 * Time, as the core sees it.
 *
 * - `now` is milliseconds since 1970, UTC.
 * - `after` calls back once, not before `ms` have passed; the answer cancels it, any number of times.
 */
export interface Clock {
  now(): number;
  after(ms: number, callback: () => void): () => void;
}
