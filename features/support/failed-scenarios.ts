import { TestStepResultStatus, type Envelope } from '@cucumber/messages';
import { PicklesOfRun } from './pickles-of-run.ts';

const FAILURES: ReadonlySet<TestStepResultStatus> = new Set([
  TestStepResultStatus.FAILED,
  TestStepResultStatus.UNDEFINED,
  TestStepResultStatus.AMBIGUOUS,
]);

/** Follows a run, to name in a line each what failed, and what passed only when it was tried again. */
export class FailedScenarios {
  readonly #pickles = new PicklesOfRun();
  readonly #failed = new Map<string, string>();
  readonly #triedAgain = new Set<string>();

  note(message: Envelope): void {
    this.#pickles.note(message);
    const { testStepFinished, testCaseFinished } = message;
    const result = testStepFinished?.testStepResult;
    if (testStepFinished && result && FAILURES.has(result.status)) {
      const reason = result.message?.split('\n', 1)[0] ?? result.status;
      this.#failed.set(testStepFinished.testCaseStartedId, reason);
    }
    if (testCaseFinished?.willBeRetried === true) {
      this.#triedAgain.add(testCaseFinished.testCaseStartedId);
    }
  }

  /** Each with its file, its name and the first line of what went wrong. */
  lines(): readonly string[] {
    return this.#named((startedId) => !this.#triedAgain.has(startedId));
  }

  /** The same, of first tries that were followed by another. */
  triedAgain(): readonly string[] {
    return this.#named((startedId) => this.#triedAgain.has(startedId));
  }

  #named(isMeant: (startedId: string) => boolean): readonly string[] {
    return [...this.#failed]
      .filter(([startedId]) => isMeant(startedId))
      .map(([startedId, reason]) => {
        const pickle = this.#pickles.of(startedId);
        return `${pickle?.uri ?? ''}: ${pickle?.name ?? ''}: ${reason}`;
      });
  }
}
