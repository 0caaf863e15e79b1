/** A study session as the server was told of it, by the names of the wire. */
export type ToldStudy = Readonly<Record<string, string | number | null>>;

/** How long she studies, and what is known of it. */
export interface Studies {
  /** So many screens ask for the books at once. */
  asksForBooks(times: number): Promise<void>;
  /** How often the server was asked for them. */
  booksAsked(): Promise<number>;
  /** Before anything else she does, where time passes by itself otherwise. */
  canMakeTimePass(): Promise<void>;
  passes(seconds: number): Promise<void>;
  pauses(): Promise<void>;
  resumes(): Promise<void>;
  /** Something that does nothing else. */
  touches(): Promise<void>;
  looksAway(): Promise<void>;
  looksBack(): Promise<void>;
  /** Whether the app says that nothing is left to tell. */
  ends(): Promise<boolean>;
  /** Ends twice at the same moment. */
  endsTwice(): Promise<void>;
  /** Her device kills the app without a word. */
  isKilled(): Promise<void>;
  /** What the server was told, in order; a session that was told of twice is here as it was told last. */
  told(): Promise<readonly ToldStudy[]>;
  /** How often it was told. */
  uploads(): Promise<number>;
  /** What the screen of her study time says: seconds of today, days in a row, and how many days and months it draws. */
  overview(): Promise<{
    readonly today: number;
    readonly streak: number;
    readonly days: number;
    readonly months: number;
  }>;
}
