import {
  BrowserClient,
  browserTracingIntegration,
  dedupeIntegration,
  defaultStackParser,
  globalHandlersIntegration,
  httpContextIntegration,
  linkedErrorsIntegration,
  replayIntegration,
  setCurrentClient,
  spanToStaticSpanJSON,
  withStaticSpan,
} from '@sentry/browser';
import { NOT_FOUND_ROUTE } from '../../core/errors/report-policy.ts';
import { REPORTING } from '../../core/errors/reporting-settings.ts';
import { routeOfPath } from '../../core/errors/route-of-path.ts';
import {
  cleanBreadcrumb,
  cleanError,
  cleanReplay,
  cleanSpan,
  cleanTransaction,
} from './clean-event.ts';
import { cleanTransport } from './clean-transport.ts';

/** What Sentry calls the spans of a page load and of a change of place. */
const PLACES: ReadonlySet<string> = new Set(['pageload', 'navigation']);

/** Attributes that say again what stands on the screen. */
const SAYING_ATTRIBUTES = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-valuetext',
  'content',
  'href',
  'label',
  'placeholder',
  'title',
  'value',
];

export interface SentryOptions {
  readonly dsn: string;
  readonly release?: string;
  readonly environment?: string;
  /** Whether the place that is shown now is the page for places that do not exist. */
  readonly isNotFound?: () => boolean;
  /** Of all page loads, for tests that can't wait for one in fifty. */
  readonly traceSampleRate?: number;
}

/** Starts to report (ERR-09). Once per page: what is caught globally is reported from now on as well. */
export function startSentry(options: SentryOptions): BrowserClient {
  const { isNotFound = () => false } = options;
  const client = new BrowserClient({
    dsn: options.dsn,
    ...(options.release !== undefined && { release: options.release }),
    environment: options.environment ?? 'production',
    transport: cleanTransport,
    stackParser: defaultStackParser,
    normalizeDepth: REPORTING.normalizeDepth,
    tracesSampleRate: options.traceSampleRate ?? REPORTING.traceSampleRate,
    // Whole transactions, because only they can be dropped and cleaned by their route.
    traceLifecycle: 'static',
    replaysOnErrorSampleRate: REPORTING.replayOnErrorRate,
    replaysSessionSampleRate: REPORTING.replaySessionRate,
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    },
    integrations: [
      globalHandlersIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      httpContextIntegration(),
      browserTracingIntegration({
        beforeStartSpan: (span) => ({ ...span, name: routeOfPath(span.name) }),
      }),
      replayIntegration({
        maskAllInputs: REPORTING.masksInputs,
        maskAllText: REPORTING.masksText,
        blockAllMedia: REPORTING.blocksMedia,
        maskAttributes: SAYING_ATTRIBUTES,
        networkCaptureBodies: false,
        // The worker that compresses is a blob, which our Content-Security-Policy does not run.
        useCompression: false,
      }),
    ],
    beforeBreadcrumb: cleanBreadcrumb,
    beforeSend: (event) => cleanError(event, navigator.userAgent),
    beforeSendSpan: withStaticSpan(cleanSpan),
    beforeSendTransaction: cleanTransaction,
  });
  setCurrentClient(client);
  client.init();
  // Only at its end is it known what a place has shown.
  client.on('spanEnd', (span) => {
    const isPlace = PLACES.has(spanToStaticSpanJSON(span).op ?? '');
    if (isPlace && isNotFound()) span.updateName(NOT_FOUND_ROUTE);
  });
  client.addEventProcessor((event) => cleanReplay(event));
  return client;
}
