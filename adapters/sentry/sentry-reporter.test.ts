import { reporterContract } from '../../core/ports/reporter.contract.ts';
import { SentryReporter } from './sentry-reporter.ts';

reporterContract('SentryReporter', () => {
  const told: { error: unknown; where: string }[] = [];
  const requests: string[] = [];
  const reporter = new SentryReporter({
    captureException: (error, { captureContext }) =>
      told.push({ error, where: captureContext.tags.where }),
    captureEvent: ({ message = '' }) => requests.push(message),
  });
  return { reporter, told: () => told, toldRequests: () => requests };
});
