/**
 * How many bytes of each learner's takes are kept.
 *
 * - `add` counts more, unless they would then be more than `most`: it says whether it did. At the same moment, too.
 * - `remove` counts less, and never less than none.
 */
export interface KeptTakes {
  add(learnerId: string, bytes: number, most: number): Promise<boolean>;
  remove(learnerId: string, bytes: number): Promise<void>;
}
