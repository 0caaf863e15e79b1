/**
 * Which speeches were submitted when.
 *
 * - `take` notes one unless another was noted since a moment, and tells whether it is noted; the same one is noted once.
 *   Without that moment each is noted.
 * - `giveBack` forgets one. `forgetId` keeps that one was submitted, and not which: what comes under its id is another speech.
 */
export interface Submissions {
  take(learnerId: string, id: string, at: Date, since: Date | undefined): Promise<boolean>;
  giveBack(learnerId: string, id: string): Promise<void>;
  forgetId(learnerId: string, id: string): Promise<void>;
}
