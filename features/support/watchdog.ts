import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import type {
  FailedRequest,
  FailedRequestReport,
} from '../../core/errors/describe-failed-request.ts';
import { reportFailedRequest } from '../../core/errors/report-failed-request.ts';
import { isDropped, isDroppedTransaction } from '../../core/errors/report-policy.ts';

/** What would be reported to the developers of Oz. */
export class Watchdog {
  readonly #reporter = new MemoryReporter();
  #bugs = 0;

  requestFails(request: FailedRequest): void {
    reportFailedRequest(this.#reporter, request);
  }

  bugSays(message: string, userAgent: string): void {
    if (!isDropped({ message, userAgent })) this.#bugs += 1;
  }

  get reports(): number {
    return this.#bugs + this.#reporter.requests.length;
  }

  get request(): FailedRequestReport | undefined {
    return this.#reporter.requests.at(-1);
  }

  isTimed(route: string): boolean {
    return !isDroppedTransaction(route);
  }
}
