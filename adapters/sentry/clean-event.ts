import type {
  Breadcrumb,
  BrowserOptions,
  ErrorEvent,
  Event,
  spanToStaticSpanJSON,
} from '@sentry/browser';
import { isDropped, isDroppedTransaction } from '../../core/errors/report-policy.ts';
import { scrub } from '../../core/errors/scrub.ts';

type TransactionEvent = Parameters<NonNullable<BrowserOptions['beforeSendTransaction']>>[0];
type Span = ReturnType<typeof spanToStaticSpanJSON>;

/** Null drops it. */
export function cleanError(event: ErrorEvent, userAgent: string): ErrorEvent | null {
  const messages = [
    event.message ?? '',
    ...(event.exception?.values ?? []).flatMap(({ type, value = '' }) => [
      value,
      `${type}: ${value}`,
    ]),
  ];
  if (messages.some((message) => isDropped({ message, userAgent }))) return null;
  const values = event.exception?.values?.map((exception) => ({
    ...exception,
    ...(exception.value !== undefined && { value: String(scrub(exception.value)) }),
  }));
  return {
    ...cleanParts(event),
    ...(values && { exception: { ...event.exception, values } }),
  };
}

/** Null drops it. */
export function cleanTransaction(event: TransactionEvent): TransactionEvent | null {
  if (isDroppedTransaction(event.transaction)) return null;
  return cleanParts(event);
}

/** One that belongs to a transaction, and one that is sent by itself. Called by Sentry for both. */
export function cleanSpan(span: Span): Span {
  const { description } = span;
  return {
    ...span,
    ...(description !== undefined && { description: cleanAs(description) }),
    data: cleanAs(span.data),
  };
}

/** Where she was and what was asked of the server; null drops what a page wrote to the console and what was tapped. */
export function cleanBreadcrumb(breadcrumb: Breadcrumb): Breadcrumb | null {
  const { category = '', data = {}, type, level, timestamp } = breadcrumb;
  if (category === 'console' || category.startsWith('ui.')) return null;
  const { method, url, status_code, from, to }: Record<string, unknown> = data;
  const told = defined({ method, url, status_code, from, to });
  return { ...defined({ category, type, level, timestamp }), data: cleanAs(told) };
}

const defined = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** A replay names the addresses it went through. */
export const cleanReplay = (event: Event): Event => {
  if (Object(event).type !== 'replay_event') return event;
  const { urls }: { urls?: unknown } = Object(event);
  return { ...cleanParts(event), ...(urls !== undefined && { urls: scrub(urls) }) };
};

/** Everything free-form that an event can carry. */
function cleanParts<E extends Event>(event: E): E {
  const { message, request, extra, tags, contexts, breadcrumbs, transaction } = event;
  const parts = { message, request, extra, tags, contexts, breadcrumbs, transaction };
  const clean = Object.entries(parts)
    .filter(([, part]) => part !== undefined)
    .map(([name, part]) => [name, scrub(part)]);
  return { ...event, ...Object.fromEntries(clean) };
}

/** What is cleaned keeps its shape: only texts in it are replaced. */
const cleanAs = <T>(value: T): T => scrub(value) as T;
