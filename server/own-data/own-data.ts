/** What a learner did and made, by kind; who she is, her devices and what happened around her account have repositories of their own. */
export const OWN_KINDS = [
  'records',
  'answers',
  'review-answers',
  'reviews',
  'left-out-of-reviews',
  'bookmarks',
  'study-sessions',
  'teacher-talks',
  'speeches',
  'own-questions',
  'chosen-genres',
  'schedules',
] as const;

export type OwnKind = (typeof OWN_KINDS)[number];

/** One thing that is kept of her, by the names the code has; what is not known is not in it. */
export type OwnRow = Readonly<Record<string, unknown>>;

/** Everything that is kept of one learner and of one kind, the oldest first: also what no screen shows. */
export interface OwnData {
  of(learnerId: string, kind: OwnKind): Promise<readonly OwnRow[]>;
}
