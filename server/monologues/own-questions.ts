import type { LocalText } from '../../core/shared/language.ts';

/** A sentence that she said wrong in a speech, as a question of her own. */
export interface OwnQuestion {
  /** Made of the speech and the sentence: the same sentence is one question. */
  readonly id: string;
  readonly learnerId: string;
  readonly monologueId: string;
  /** Its place among the sentences of the correction. */
  readonly sentence: number;
  /** What she meant, in Japanese; undefined where she did not write it. */
  readonly meant: string | undefined;
  readonly said: string;
  readonly answer: string;
  readonly note: LocalText;
  /** Pages of the handbook. */
  readonly topics: readonly string[];
  readonly addedAt: Date;
}

/**
 * The questions that learners made of their mistakes. All name the learner: what is another's is not there.
 *
 * - `keep` replaces one of the same id.
 * - `ofIds` gives those that are there, in any order; `ofMonologue` those of one speech.
 * - `remove` says whether there was one.
 */
export interface OwnQuestions {
  keep(question: OwnQuestion): Promise<void>;
  ofIds(learnerId: string, ids: readonly string[]): Promise<readonly OwnQuestion[]>;
  ofMonologue(learnerId: string, monologueId: string): Promise<readonly OwnQuestion[]>;
  remove(learnerId: string, id: string): Promise<boolean>;
}
