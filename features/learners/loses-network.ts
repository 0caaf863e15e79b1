/** What she is told where there is no network. */
export interface LosesNetwork {
  /** Until what she has just seen is kept on the device: that takes no time from a screen. */
  hasKept(): Promise<void>;
  /** The same for what her open lesson is judged by. */
  hasKeptLists(): Promise<void>;
  /** The same for what she has not seen here. */
  hasReadAhead(): Promise<void>;
  /** Whether she is told that what is in sight is from before, once it is as wanted or a while has passed. */
  isToldOfBefore(wanted: boolean): Promise<boolean>;
  /** Of the lessons or themes in sight: which are said to work now, and which not. */
  marked(): Promise<{ readonly playable: readonly string[]; readonly closed: readonly string[] }>;
  /** From a page that could not be shown. */
  goesHome(): Promise<void>;
}
