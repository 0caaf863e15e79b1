/** When learners were asked to review the app in the store. `claim` is true once, and again for who was asked before `since`. */
export interface StoreReviews {
  claim(learnerId: string, now: Date, since: Date): Promise<boolean>;
}
