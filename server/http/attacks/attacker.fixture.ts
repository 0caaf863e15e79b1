import type { InjectOptions } from 'fastify';
import { expect } from 'vitest';
import { REFUSALS, type RefusalCode } from '../../../protocol/refusal.ts';
import type { TestServer } from '../test-server.ts';

/** Sends what it is told, and sees to it that every "no" is one of ours: a code, a sentence, and nothing else. */
export function attackerOf(test: TestServer) {
  return async (request: InjectOptions) => {
    const response = await test.server.inject(request);
    const { statusCode: status, body: text, headers } = response;
    expect(status, text).toBeLessThan(500);
    if (status < 400) return { status, text, headers, code: undefined };
    const body = JSON.parse(text) as { code: RefusalCode; message: string }; // looked at here
    expect(Object.keys(body)).toEqual(['code', 'message']);
    expect(REFUSALS[body.code]).toBe(status);
    expect(body.message).toMatch(/^[^<>{}]+[。.]$/);
    return { status, text, headers, code: body.code };
  };
}

export const bearerOf = (session: { readonly access_token: string }) => ({
  authorization: `Bearer ${session.access_token}`,
});

export const post = (url: string, payload: object | string, headers = {}): InjectOptions => ({
  method: 'POST',
  url: `/api/${url}`,
  headers: { 'content-type': 'application/json', ...headers },
  payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
});
