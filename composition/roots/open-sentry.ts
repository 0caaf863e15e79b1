import { SentryReporter } from '../../adapters/sentry/sentry-reporter.ts';
import { startSentry, type SentryOptions } from '../../adapters/sentry/start-sentry.ts';
import type { Reporter } from '../../core/ports/reporter.ts';

export const openSentry = (options: SentryOptions): Reporter =>
  new SentryReporter(startSentry(options));
