/** What only a technician sees of being signed in. */
export interface HasSession {
  /** Her access token is one that ends in so many seconds. */
  endsIn(seconds: number): Promise<void>;
  /** Something else is now where her session was kept. */
  isSpoiled(text: string): Promise<void>;
  /** The device answers once that there is no session, and then that there is. */
  isOverlookedOnce(): Promise<void>;
  accessToken(): Promise<string | undefined>;
  refreshToken(): Promise<string | undefined>;
  /** Two tabs find at the same moment that the token has grown old; so many times. */
  isNeededInTwoTabs(times: number): Promise<void>;
  /** How often the app asked for a new session. */
  refreshes(): Promise<number>;
}
