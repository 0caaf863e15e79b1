import { expect, it } from 'vitest';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import { reportFailedRequest } from './report-failed-request.ts';

const reported = (method: string, url: string, status: number, response?: unknown) => {
  const reporter = new MemoryReporter();
  reportFailedRequest(reporter, { method, url, status, response });
  return reporter.requests.map(({ title }) => title);
};

it('tells of a failure that was not expected', () => {
  expect(reported('GET', 'https://oz.example/api/v3/verbal_composition/books', 500)).toEqual([
    'GET /v3/verbal_composition/books 500',
  ]);
});

it('keeps what was expected to itself', () => {
  expect(reported('POST', '/api/refresh_token', 403)).toEqual([]);
  const message = '有効な契約がないため、この機能は利用できません。';
  expect(reported('GET', '/api/v1/anything', 403, { message })).toEqual([]);
  expect(reported('GET', '/api/v1/anything', 403, { message: 'Forbidden' })).toHaveLength(1);
});
