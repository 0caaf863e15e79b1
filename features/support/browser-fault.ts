/** What browsers in the field do; always simulated underneath the app. */
export type BrowserFault =
  | 'busy-once'
  | 'stale-device'
  | 'one-chunk'
  | 'no-data-once'
  | 'refuses-wake-lock';
