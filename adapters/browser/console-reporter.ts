import type { FailedRequestReport } from '../../core/errors/describe-failed-request.ts';
import type { Reporter } from '../../core/ports/reporter.ts';

export class ConsoleReporter implements Reporter {
  bug(error: unknown, { where }: { readonly where: string }): void {
    console.error(`[oz] ${where}`, error);
  }

  failedRequest(report: FailedRequestReport): void {
    console.error(`[oz] ${report.title}`, report);
  }
}
