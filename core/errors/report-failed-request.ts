import type { Reporter } from '../ports/reporter.ts';
import { describeFailedRequest, type FailedRequest } from './describe-failed-request.ts';
import { isWorthReporting } from './report-policy.ts';
import { serverMessage } from './server-message.ts';

/** Tells of a failed request unless it was to be expected; the code that made the request goes on as before. */
export function reportFailedRequest(reporter: Reporter, request: FailedRequest): void {
  const { method, url, status, response } = request;
  if (!isWorthReporting({ method, path: url, status, message: serverMessage(response) })) return;
  reporter.failedRequest(describeFailedRequest(request));
}
