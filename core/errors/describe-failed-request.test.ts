import { describe, expect, it } from 'vitest';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { memoryToken } from '../../adapters/memory/memory-tokens.fixture.ts';
import { describeFailedRequest, type FailedRequest } from './describe-failed-request.ts';
import { plantedSecrets, secretsIn } from './planted-secrets.fixture.ts';

const failed = (parts: Partial<FailedRequest> = {}) =>
  describeFailedRequest({
    method: 'post',
    url: 'https://oz.example/api/v1/verbal_composition/lessons/l-1/records?tab=all',
    status: 500,
    ...parts,
  });

describe('describeFailedRequest', () => {
  it('says what was asked and what came back', () => {
    const report = failed({
      params: { tab: 'all' },
      body: { mode: 'ai', questions: ['one', 'two'] },
      response: { code: 'unexpected', message: 'A server error occurred.' },
    });
    expect(report).toMatchObject({
      method: 'POST',
      url: 'https://oz.example/api/v1/verbal_composition/lessons/l-1/records?tab=all',
      status: 500,
      params: { tab: 'all' },
      body: { mode: 'ai', questions: ['one', 'two'] },
      response: { code: 'unexpected', message: 'A server error occurred.' },
    });
  });

  it.each([
    ['v1/verbal_composition/lessons/{id}/records', '/v1/verbal_composition/lessons/{id}/records'],
    ['/v1/auth/me', '/v1/auth/me'],
  ])('groups by the route it is given: %s', (route, expected) => {
    expect(failed({ route }).group).toEqual(['POST', expected, '500']);
  });

  it.each([
    ['/api/v1/records/018f3a2e-7c1b-7000-8000-1a2b3c4d5e6f/voice', '/v1/records/{id}/voice'],
    ['https://oz.example/api/v2/students/12/schedules/7?x=1', '/v2/students/{id}/schedules/{id}'],
    ['/api/v1/auth/register_from_native/yui%40oz.example', '/v1/auth/register_from_native/{id}'],
    ['/api/v3/verbal_composition/books', '/v3/verbal_composition/books'],
  ])('replaces the ids of %s', (url, route) => {
    expect(failed({ url }).title).toBe(`POST ${route} 500`);
  });

  it('tells on a 401 when the token was issued and when it ends, and never the token', () => {
    const clock = new MemoryClock();
    const seconds = clock.now() / 1000;
    const claims = btoa(JSON.stringify({ iat: seconds, exp: seconds + 600 })).replace(/=+$/, '');
    const token = `e30.${claims}.signed`;
    const report = failed({ status: 401, token });
    expect(report).toMatchObject({ tokenIssuedAt: seconds, tokenExpiresAt: seconds + 600 });
    expect(JSON.stringify(report)).not.toContain(claims);
    expect(failed({ status: 500, token })).not.toHaveProperty('tokenExpiresAt');
    const withoutIssue = failed({ status: 401, token: memoryToken(clock, 'yui', 'j') });
    expect(withoutIssue).toMatchObject({ tokenExpiresAt: seconds + 600 });
    expect(withoutIssue).not.toHaveProperty('tokenIssuedAt');
    expect(failed({ status: 401, token: 'none' })).not.toHaveProperty('tokenExpiresAt');
  });

  it('lets no password, token or recording out, wherever it stands', () => {
    for (const planted of plantedSecrets()) {
      const report = failed(planted.in);
      expect(secretsIn(JSON.stringify(report)), planted.where).toEqual([]);
    }
  });

  it('knows a password again in whatever way it is written', () => {
    const password = 'say "ほ" & go';
    const body = { password, note: JSON.stringify({ said: password }) };
    const report = JSON.stringify(failed({ body, response: { message: `no: ${password}` } }));
    expect(report).not.toContain('ほ');
    expect(report).not.toContain(encodeURIComponent('ほ'));
  });

  it.each([
    ['a key', 'Ab3/'.repeat(16), '[64 characters]'],
    [
      'a path',
      '/v1/verbal_composition/record_details/018f3a2e-7c1b-7000-8000-1a2b3c4d5e6f',
      undefined,
    ],
    [
      'a sentence',
      'Please say it once more, a little more slowly this time. '.repeat(2),
      undefined,
    ],
  ])('tells %s from what may be read', (_, text, removed) => {
    expect(failed({ body: { text } }).body).toEqual({ text: removed ?? text });
  });

  it('leaves words that only look like it', () => {
    const body = {
      title: 'Passport control',
      note: 'a token of thanks',
      mode: 'ai',
      answer_ms: 12,
    };
    expect(failed({ body }).body).toEqual(body);
  });

  it('survives whatever is in it', () => {
    const round: Record<string, unknown> = { name: 'round' };
    round['self'] = round;
    const trap = Object.defineProperty({}, 'x', {
      enumerable: true,
      get: () => {
        throw new Error('touched');
      },
    });
    const report = failed({ body: round, params: [trap, Symbol('s'), () => {}, 1n, NaN] });
    expect(() => String(report.body)).not.toThrow();
    expect(JSON.stringify(report.body).length).toBeLessThan(1000);
  });
});
