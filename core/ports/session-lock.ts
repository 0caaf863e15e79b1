/**
 * One at a time among all tabs of this browser.
 *
 * - Runs begin in the order in which they were asked for, and never overlap: not in this tab, and not between two.
 * - What a run has kept can be read by the next one, in whatever tab.
 * - What a run answers or throws reaches its caller, and the next one begins all the same.
 * - A tab that dies in the middle holds no other up for longer than ten seconds.
 */
export interface SessionLock {
  exclusively<T>(run: () => Promise<T>): Promise<T>;
}
