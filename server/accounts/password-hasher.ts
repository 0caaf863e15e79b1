/**
 * Turns passwords into what may be stored of them.
 *
 * - `hash` gives another text each time, in which the password does not stand.
 * - `isOutdated` says that it would hash otherwise today.
 * - `matches` knows the password again, however a keyboard composed its letters; no password matches an account without
 *   a hash.
 */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  isOutdated(hash: string): boolean;
  matches(password: string, hash: string | undefined): Promise<boolean>;
}
