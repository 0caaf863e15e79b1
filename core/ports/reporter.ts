import type { FailedRequestReport } from '../errors/describe-failed-request.ts';

/**
 * Where bugs are told, and requests that failed in unexpected ways.
 *
 * - Never throws, never waits.
 * - `where` names the use case or screen, never anything the learner wrote or said.
 */
export interface Reporter {
  bug(error: unknown, context: { readonly where: string }): void;
  failedRequest(report: FailedRequestReport): void;
}
