import type { FailedRequestReport } from '../../core/errors/describe-failed-request.ts';
import type { Reporter } from '../../core/ports/reporter.ts';

export class MemoryReporter implements Reporter {
  /** Not part of the port: what was reported. */
  readonly bugs: { readonly error: unknown; readonly where: string }[] = [];
  readonly requests: FailedRequestReport[] = [];

  bug(error: unknown, { where }: { readonly where: string }): void {
    this.bugs.push({ error, where });
  }

  failedRequest(report: FailedRequestReport): void {
    this.requests.push(report);
  }
}
