import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PAGES_AT, type EmbeddedPayments } from '../payments/embedded/embedded-payments.ts';
import {
  checkoutPage,
  closedPage,
  confirmPage,
  portalPage,
  STYLE,
} from '../payments/embedded/pages.ts';
import { refuse } from './refuse.ts';

const HOUR_MS = 3_600_000;
/** By which the clock is moved on. */
const STEPS_MS: Readonly<Record<string, number>> = {
  hour: HOUR_MS,
  day: 24 * HOUR_MS,
  month: 31 * 24 * HOUR_MS,
};

type OfPage = FastifyRequest<{ Params: { id: string }; Body: URLSearchParams }>;

/** The hosted pages of the provider that takes no money; who has the address of one may use it. For a room of its own. */
export function serveEmbeddedPayments(server: FastifyInstance, provider: EmbeddedPayments): void {
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_, body, done) => done(null, new URLSearchParams(String(body))),
  );
  const show = (reply: FastifyReply, page: string) =>
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);

  server.get(`${PAGES_AT}/style.css`, (_, reply) => reply.type('text/css').send(STYLE));

  server.get(`${PAGES_AT}/checkout/:id`, (request: OfPage, reply) => {
    const one = provider.checkout(request.params.id);
    if (!one) return refuse(request, reply, 'not-found');
    return show(reply, one.status === 'open' ? checkoutPage(one) : closedPage(one));
  });

  server.post(`${PAGES_AT}/checkout/:id`, async (request: OfPage, reply) => {
    const { id } = request.params;
    const one = provider.checkout(id);
    if (!one) return refuse(request, reply, 'not-found');
    if (one.status !== 'open') return show(reply, closedPage(one));
    const { action, card } = formOf(request);
    if (action === 'expire') await provider.expire(id);
    if (action === 'expire') return show(reply, closedPage(one));
    if (action === 'deny') return show(reply, checkoutPage(one, 'declined'));
    switch (await provider.pay(id, card, action === 'confirm')) {
      case 'paid':
        return reply.redirect(one.successUrl, 303);
      case 'to-confirm':
        return show(reply, confirmPage(one, card));
      case 'declined':
        return show(reply, checkoutPage(one, 'declined'));
      case 'unknown':
        return show(reply, checkoutPage(one, 'unknownCard'));
    }
  });

  server.get(`${PAGES_AT}/portal/:id`, (request: OfPage, reply) => {
    const one = provider.portal(request.params.id);
    if (!one) return refuse(request, reply, 'not-found');
    return show(reply, portalPage(one, provider.state, secondsOf(provider)));
  });

  server.post(`${PAGES_AT}/portal/:id`, async (request: OfPage, reply) => {
    const one = provider.portal(request.params.id);
    if (!one) return refuse(request, reply, 'not-found');
    const { action, card } = formOf(request);
    const isDone = await act(provider, one.customer, action, card);
    const trouble = isDone ? undefined : 'declined';
    return show(reply, portalPage(one, provider.state, secondsOf(provider), trouble));
  });
}

async function act(
  provider: EmbeddedPayments,
  customer: string,
  action: string,
  card: string,
): Promise<boolean> {
  if (action === 'card') return provider.changeCard(customer, card);
  await provider.pass(STEPS_MS[action] ?? 0);
  if (action === 'cancel' || action === 'resume')
    await provider.setEnding(customer, action === 'cancel');
  return true;
}

/** A form that is empty has no body at all. */
const formOf = ({ body }: OfPage) => ({
  action: body?.get('action') ?? '',
  card: body?.get('card')?.replaceAll(/\D/g, '') ?? '',
});

const secondsOf = (provider: EmbeddedPayments): number =>
  Math.floor(provider.now().getTime() / 1000);
