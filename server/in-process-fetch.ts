import type { FastifyInstance } from 'fastify';

/** A reply with such a status has no body. */
const BODILESS = [204, 304];

/** `fetch` that is answered by a server in this process, without a socket. */
export const inProcessFetch =
  (server: FastifyInstance): typeof globalThis.fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    const { pathname, search } = new URL(request.url);
    const { statusCode, headers, rawPayload } = await server.inject({
      method: request.method as 'GET', // any method; the type lists those of HTTP one by one
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      ...(request.body && { payload: Buffer.from(await request.arrayBuffer()) }),
    });
    request.signal.throwIfAborted();
    const given = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      [value ?? []].flat().map((one) => [name, String(one)]),
    );
    const body = BODILESS.includes(statusCode) ? null : new Uint8Array(rawPayload);
    return new Response(body, { status: statusCode, headers: given });
  };
