import type { Event } from '@sentry/browser';
import type { FailedRequestReport } from '../../core/errors/describe-failed-request.ts';
import type { Reporter } from '../../core/ports/reporter.ts';

/** The part of Sentry's client that reports are given to. */
export interface SentryClient {
  captureException(
    error: unknown,
    hint: { readonly captureContext: { tags: { where: string } } },
  ): unknown;
  captureEvent(event: Event): unknown;
}

export class SentryReporter implements Reporter {
  readonly #client: SentryClient;

  constructor(client: SentryClient) {
    this.#client = client;
  }

  bug(error: unknown, { where }: { readonly where: string }): void {
    neverThrow(() => this.#client.captureException(error, { captureContext: { tags: { where } } }));
  }

  failedRequest({ title, group, ...request }: FailedRequestReport): void {
    neverThrow(() =>
      this.#client.captureEvent({
        message: title,
        level: 'error',
        fingerprint: [...group],
        extra: { ...request },
      }),
    );
  }
}

function neverThrow(tell: () => unknown): void {
  try {
    tell();
  } catch {
    // Sentry looks into errors, and some can't be looked into.
  }
}
