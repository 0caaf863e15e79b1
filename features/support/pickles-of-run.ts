import type { Envelope, Pickle } from '@cucumber/messages';

/** Follows the messages of a run, to know which scenario a step belongs to. */
export class PicklesOfRun {
  readonly #pickles = new Map<string, Pickle>();
  readonly #ofCases = new Map<string, string>();
  readonly #ofRuns = new Map<string, string>();

  note({ pickle, testCase, testCaseStarted }: Envelope): void {
    if (pickle) this.#pickles.set(pickle.id, pickle);
    if (testCase) this.#ofCases.set(testCase.id, testCase.pickleId);
    if (testCaseStarted)
      this.#ofRuns.set(testCaseStarted.id, this.#ofCases.get(testCaseStarted.testCaseId) ?? '');
  }

  /** By the id of a `testCaseStarted`. */
  of(startedId: string): Pickle | undefined {
    return this.#pickles.get(this.#ofRuns.get(startedId) ?? '');
  }
}
