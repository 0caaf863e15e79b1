import { newId, type Billing } from './billing.ts';
import {
  checkoutObject,
  customerObject,
  eventObject,
  invoiceObject,
  subscriptionObject,
} from './as-stripe.ts';
import { priceOf } from './prices.ts';
import { PLANS } from '../../../core/domain/contract/contract.ts';
import { FALLBACK_LANGUAGE, isLanguage, type Language } from '../../../core/shared/language.ts';
import type { EmbeddedState } from './state.ts';

export interface ApiParts {
  readonly state: EmbeddedState;
  readonly billing: Billing;
  readonly key: string;
  /** Seconds since 1970. */
  readonly now: () => number;
  /** Where a page of ours is found. */
  readonly pageAt: (kind: 'checkout' | 'portal', id: string) => string;
}

export interface ApiAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** What the name of a customer begins with here, and nowhere else. */
export const PRETENDED_CUSTOMER = 'cus_pretended';

/** A page to pay at closes by itself after a day. */
const OPEN_SECONDS = 86_400;

const ok = (body: unknown): ApiAnswer => ({ status: 200, body });
const refused = (status: number, type: string, message: string, code?: string): ApiAnswer => ({
  status,
  body: { error: { type, message, ...(code !== undefined && { code }) } },
});
const missing = (what: string) =>
  refused(404, 'invalid_request_error', `No such ${what}`, 'resource_missing');

/** Answers what our adapter asks of Stripe's API, by the same paths and names. */
export function answerApi(
  parts: ApiParts,
  asked: { method: string; path: string; body: string; headers: Headers },
): ApiAnswer {
  if (asked.headers.get('authorization') !== `Bearer ${parts.key}`)
    return refused(401, 'invalid_request_error', 'Invalid API key provided');
  const key = asked.method === 'POST' ? asked.headers.get('idempotency-key') : null;
  if (key === null) return route(parts, asked);
  const { answered } = parts.state;
  const before = answered[key];
  const same = `${asked.path} ${asked.body}`;
  if (before && before.asked !== same)
    return refused(400, 'idempotency_error', 'Keys for idempotent requests can only be used once');
  if (before) return ok(before.answer);
  const answer = route(parts, asked);
  if (answer.status === 200) answered[key] = { asked: same, answer: answer.body };
  return answer;
}

function route(
  { state, billing, now, pageAt }: ApiParts,
  { method, path, body }: { method: string; path: string; body: string },
): ApiAnswer {
  const url = new URL(path, 'http://embedded');
  const given = method === 'POST' ? new URLSearchParams(body) : url.searchParams;
  const [, what = '', id = '', act = ''] =
    /^\/v1\/([a-z_]+(?:\/sessions)?)(?:\/([^/]+))?(?:\/([a-z]+))?$/.exec(url.pathname) ?? [];
  const call = CALLS[`${method} ${what}${id && '/:id'}${act && `/${act}`}`];
  if (!call)
    return refused(404, 'invalid_request_error', `Unrecognized request URL (${method} ${path})`);
  const customer = given.get('customer') ?? '';
  return call({ state, billing, now, pageAt, given, id, customer });
}

interface Asked extends Omit<ApiParts, 'key'> {
  readonly given: URLSearchParams;
  /** Of what the path names; empty where it names none. */
  readonly id: string;
  readonly customer: string;
}

const CALLS: Readonly<Record<string, (asked: Asked) => ApiAnswer>> = {
  'POST customers': ({ state, given }) => {
    const made = {
      id: newId(PRETENDED_CUSTOMER),
      email: given.get('email'),
      learnerId: given.get('metadata[learner_id]') ?? '',
      card: null,
    };
    state.customers[made.id] = made;
    return ok(customerObject(made));
  },
  'GET customers/:id': ({ state, id }) => {
    const found = state.customers[id];
    return found ? ok(customerObject(found)) : missing('customer');
  },
  'GET prices': ({ given }) => ok(listed(PLANS.map(priceOf), given)),
  'GET checkout/sessions': ({ state, given, customer, pageAt }) => {
    if (!state.customers[customer]) return missing('customer');
    const wanted = given.get('status');
    const found = allOf(customer, state.checkouts)
      .filter(({ status }) => status === (wanted ?? status))
      .map((one) => checkoutObject(one, pageAt('checkout', one.id)));
    return ok(listed(found, given));
  },
  'POST checkout/sessions': ({ state, given, customer, now, pageAt }) => {
    const plan = PLANS.find((one) => priceOf(one).id === given.get('line_items[0][price]'));
    if (!plan || !state.customers[customer]) return missing('price or customer');
    const made = {
      id: newId('cs'),
      customer,
      plan,
      status: 'open' as const,
      language: languageOf(given.get('locale')),
      successUrl: given.get('success_url') ?? '',
      cancelUrl: given.get('cancel_url') ?? '',
      expiresAt: now() + OPEN_SECONDS,
    };
    state.checkouts[made.id] = made;
    return ok(checkoutObject(made, pageAt('checkout', made.id)));
  },
  'GET checkout/sessions/:id': ({ state, id, pageAt }) => {
    const found = state.checkouts[id];
    return found ? ok(checkoutObject(found, pageAt('checkout', id))) : missing('session');
  },
  'POST checkout/sessions/:id/expire': ({ state, billing, id, now }) => {
    const found = state.checkouts[id];
    if (found?.status !== 'open') return missing('open session');
    billing.close(found, 'expired', now());
    return ok(checkoutObject({ ...found, status: 'expired' }, null));
  },
  'POST billing_portal/sessions': ({ state, given, customer, pageAt }) => {
    if (!state.customers[customer]) return missing('customer');
    const made = {
      id: newId('bps'),
      customer,
      language: languageOf(given.get('locale')),
      returnUrl: given.get('return_url') ?? '',
    };
    state.portals[made.id] = made;
    return ok({ id: made.id, object: 'billing_portal.session', url: pageAt('portal', made.id) });
  },
  'GET subscriptions': ({ state, given, customer }) => {
    if (!state.customers[customer]) return missing('customer');
    const found = allOf(customer, state.subscriptions).map(subscriptionObject);
    return ok(listed(found.toReversed(), given));
  },
  'POST subscriptions/:id': ({ state, billing, given, id, now }) => {
    const found = state.subscriptions[id];
    if (!found) return missing('subscription');
    billing.setEnding(found, given.get('cancel_at_period_end') === 'true', now());
    return ok(subscriptionObject(state.subscriptions[id] ?? found));
  },
  'DELETE subscriptions/:id': ({ state, billing, id, now }) => {
    const found = state.subscriptions[id];
    if (!found) return missing('subscription');
    billing.end(found, 'cancellation_requested', now());
    return ok(subscriptionObject(state.subscriptions[id] ?? found));
  },
  'GET invoices': ({ state, given, customer }) =>
    ok(listed(allOf(customer, state.invoices).map(invoiceObject).toReversed(), given)),
  'GET events': ({ state, given }) => {
    const since = Number(given.get('created[gte]') ?? 0);
    const events = state.events.filter(({ created }) => created >= since);
    return ok(listed(events.map(eventObject).toReversed(), given));
  },
};

const allOf = <T extends { readonly customer: string }>(
  customer: string,
  all: Readonly<Record<string, T>>,
): T[] => Object.values(all).filter((one) => one.customer === customer);

/** A page of a list, the newest first. */
function listed(all: readonly { readonly id: string }[], given: URLSearchParams) {
  const after = given.get('starting_after');
  const from = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1;
  const to = from + Number(given.get('limit') ?? 10);
  return { object: 'list', data: all.slice(from, to), has_more: to < all.length };
}

const languageOf = (text: string | null): Language =>
  text !== null && isLanguage(text) ? text : FALLBACK_LANGUAGE;
