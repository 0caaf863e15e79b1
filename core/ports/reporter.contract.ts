import { describe, expect, it } from 'vitest';
import type { FailedRequestReport } from '../errors/describe-failed-request.ts';
import type { Reporter } from './reporter.ts';

interface Subject {
  readonly reporter: Reporter;
  /** What was told so far, the oldest first. */
  told(): readonly { readonly error: unknown; readonly where: string }[];
  /** Titles of the failed requests that were told so far, the oldest first. */
  toldRequests(): readonly string[];
}

const request = (route: string): FailedRequestReport => ({
  title: `GET ${route} 500`,
  group: ['GET', route, '500'],
  method: 'GET',
  url: `/api${route}`,
  status: 500,
  params: undefined,
  body: undefined,
  response: undefined,
});

/** An error that can't even be looked at. */
const untouchable = new Proxy(new Error('untouchable'), {
  get: () => {
    throw new Error('touched');
  },
});

export function reporterContract(adapter: string, fresh: () => Subject): void {
  describe(`${adapter} keeps the Reporter contract`, () => {
    it('tells what happened and where, at once', () => {
      const { reporter, told } = fresh();
      const error = new Error('broken');
      reporter.bug(error, { where: 'stop' });
      reporter.bug('no error at all', { where: 'record' });
      expect(told().map(({ where }) => where)).toEqual(['stop', 'record']);
      expect(told()[0]?.error).toBe(error);
    });

    it('tells of requests that failed, at once', () => {
      const { reporter, toldRequests } = fresh();
      reporter.failedRequest(request('/v1/books'));
      reporter.failedRequest(request('/v1/auth/me'));
      expect(toldRequests()).toEqual(['GET /v1/books 500', 'GET /v1/auth/me 500']);
    });

    it.each([
      ['undefined', undefined],
      ['null', null],
      ['an object without a prototype', Object.create(null)],
      ['an error that cannot be looked at', untouchable],
    ])('never throws, and returns at once: %s', (_, error) => {
      const { reporter, told } = fresh();
      expect(reporter.bug(error, { where: 'anywhere' })).toBeUndefined();
      expect(told()).toHaveLength(1);
    });
  });
}
