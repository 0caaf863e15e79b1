import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { inProcessFetch } from './in-process-fetch.ts';

const server = fastify();
server.post('/echo', async (request, reply) => {
  void reply.status(201).header('x-asked', request.url);
  return { said: request.body, as: request.headers['x-name'] };
});
server.get('/nothing', (_, reply) => reply.status(204).send());
const fetch = inProcessFetch(server);

describe('inProcessFetch', () => {
  it('brings a request and its reply as a network would', async () => {
    const response = await fetch('http://oz.test/echo?a=1', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-name': 'yui' },
      body: JSON.stringify({ a: 'あ' }),
    });
    expect(response.status).toBe(201);
    expect(response.headers.get('x-asked')).toBe('/echo?a=1');
    expect(await response.json()).toEqual({ said: { a: 'あ' }, as: 'yui' });
  });

  it('gives a reply without a body', async () => {
    const response = await fetch('http://oz.test/nothing');
    expect(response.status).toBe(204);
    expect(await response.text()).toBe('');
  });

  it('is aborted by its signal', async () => {
    const asked = fetch('http://oz.test/nothing', { signal: AbortSignal.abort() });
    await expect(asked).rejects.toThrow(/abort/i);
  });
});
