import type { FastifyInstance } from 'fastify';

/** The way of the embedded provider to who follows payments: the same call as a provider out there makes, without a socket. */
export const deliverTo =
  (server: () => FastifyInstance | undefined) =>
  async (body: string, signature: string): Promise<boolean> => {
    const answered = await server()?.inject({
      method: 'POST',
      url: '/api/v1/stripe_webhook',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload: body,
    });
    return answered?.statusCode === 204;
  };
