/**
 * Access tokens whose session ended before they did, for all servers.
 *
 * - `add` keeps each once.
 * - `since` gives what was added at that moment or later.
 * - `removeBefore` forgets what ended earlier: those tokens have expired.
 */
export interface EndedTokens {
  add(tokenIds: readonly string[], at: Date): Promise<void>;
  since(at: Date): Promise<readonly string[]>;
  removeBefore(at: Date): Promise<void>;
}
