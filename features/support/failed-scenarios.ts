import { TestStepResultStatus, type Envelope } from '@cucumber/messages';

const FAILURES: ReadonlySet<TestStepResultStatus> = new Set([
  TestStepResultStatus.FAILED,
  TestStepResultStatus.UNDEFINED,
  TestStepResultStatus.AMBIGUOUS,
]);

/** Follows a run, to name what failed in a line each. */
export class FailedScenarios {
  readonly #names = new Map<string, string>();
  readonly #pickles = new Map<string, string>();
  readonly #cases = new Map<string, string>();
  readonly #failed = new Map<string, string>();

  note({ pickle, testCase, testCaseStarted, testStepFinished }: Envelope): void {
    if (pickle) this.#pickles.set(pickle.id, `${pickle.uri}: ${pickle.name}`);
    if (testCase) this.#cases.set(testCase.id, this.#pickles.get(testCase.pickleId) ?? '');
    if (testCaseStarted)
      this.#names.set(testCaseStarted.id, this.#cases.get(testCaseStarted.testCaseId) ?? '');
    const result = testStepFinished?.testStepResult;
    if (testStepFinished && result && FAILURES.has(result.status)) {
      const reason = result.message?.split('\n', 1)[0] ?? result.status;
      this.#failed.set(testStepFinished.testCaseStartedId, reason);
    }
  }

  /** Each with its file, its name and the first line of what went wrong. */
  lines(): readonly string[] {
    return Array.from(
      this.#failed,
      ([started, reason]) => `${this.#names.get(started) ?? ''}: ${reason}`,
    );
  }
}
