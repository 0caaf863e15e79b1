import { TestStepResultStatus, type Envelope } from '@cucumber/messages';
import { PicklesOfRun } from './pickles-of-run.ts';

const FAILURES: ReadonlySet<TestStepResultStatus> = new Set([
  TestStepResultStatus.FAILED,
  TestStepResultStatus.UNDEFINED,
  TestStepResultStatus.AMBIGUOUS,
]);

/** Follows a run, to name what failed in a line each. */
export class FailedScenarios {
  readonly #pickles = new PicklesOfRun();
  readonly #failed = new Map<string, string>();

  note(message: Envelope): void {
    this.#pickles.note(message);
    const { testStepFinished } = message;
    const result = testStepFinished?.testStepResult;
    if (testStepFinished && result && FAILURES.has(result.status)) {
      const reason = result.message?.split('\n', 1)[0] ?? result.status;
      this.#failed.set(testStepFinished.testCaseStartedId, reason);
    }
  }

  /** Each with its file, its name and the first line of what went wrong. */
  lines(): readonly string[] {
    return Array.from(this.#failed, ([startedId, reason]) => {
      const pickle = this.#pickles.of(startedId);
      return `${pickle?.uri ?? ''}: ${pickle?.name ?? ''}: ${reason}`;
    });
  }
}
