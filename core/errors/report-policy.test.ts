import { describe, expect, it } from 'vitest';
import {
  isDropped,
  isDroppedTransaction,
  isIgnoredMessage,
  isWorthReporting,
} from './report-policy.ts';

const CHROME = 'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/119.0.6045.66 Mobile';

describe('failed requests', () => {
  it.each([
    ['POST', '/api/v1/oauth/token', 400],
    ['POST', '/api/v1/oauth/token', 403],
    ['POST', '/api/v1/oauth/token', 422],
    ['GET', '/api/v1/auth/exists?email=yui%40oz.example', 403],
    ['GET', '/api/v1/auth/exists', 404],
    ['POST', '/api/v1/auth/login', 403],
    ['POST', '/api/login', 403],
    ['POST', '/api/refresh_token', 403],
    ['POST', 'refresh_token', 403],
    ['POST', 'https://oz.example/api/v1/one_min_speech/recordings/r-1/submit', 422],
    ['POST', 'v1/one_min_speech/recordings/{id}/submit', 422],
    ['POST', '/api/v1/verbal_composition/records/r-1/voice', 500],
    ['POST', '/api/v1/verbal_composition/record_details/d-1/generate_answer', 500],
    ['DELETE', '/api/v2/students/s-1/schedules/c-1/study_menus/m-1', 422],
    ['GET', '/api/v1/verbal_composition/daily_review/questions', 403],
    ['GET', '/api/v1/auth/me', 401],
    ['PUT', '/api/v1/anything', 401],
    ['GET', '/api/v1/anything', 0],
  ])('%s %s with %i is expected', (method, path, status) => {
    expect(isWorthReporting({ method, path, status })).toBe(false);
  });

  it.each([
    ['POST', '/api/v1/oauth/token', 404],
    ['GET', '/api/v1/oauth/token', 403],
    ['GET', '/api/v1/auth/exists', 500],
    ['POST', '/api/login', 404],
    ['POST', '/api/login_code', 403],
    ['POST', '/api/refresh_token', 500],
    ['POST', '/api/v1/one_min_speech/recordings/r-1/submit', 500],
    ['POST', '/api/v1/one_min_speech/materials/m-1/recordings', 422],
    ['POST', '/api/v1/verbal_composition/records/r-1/voice', 422],
    ['POST', '/api/v1/verbal_composition/records/r-1', 500],
    ['POST', '/api/v1/verbal_composition/record_details/d-1/generate_answer', 403],
    ['DELETE', '/api/v2/students/s-1/schedules/c-1/study_menus/m-1', 500],
    ['GET', '/api/v1/verbal_composition/daily_review/questions', 500],
    ['GET', '/api/v1/verbal_composition/daily_review/x', 403],
    ['GET', '/api/v1/anything', 403],
  ])('%s %s with %i is reported', (method, path, status) => {
    expect(isWorthReporting({ method, path, status })).toBe(true);
  });

  it('a 403 is expected where it says that there is no contract', () => {
    const call = { method: 'GET', path: '/api/v1/anything', status: 403 };
    expect(isWorthReporting({ ...call, message: '契約がないため利用できません' })).toBe(false);
    expect(isWorthReporting({ ...call, message: 'Forbidden' })).toBe(true);
  });
});

describe('messages', () => {
  it.each([
    'AbortError: The play() request was interrupted by a call to pause(). https://goo.gl/LdLk22',
    'The fetching process for the media resource was aborted by the user agent.',
    'Cancel rendering route',
    'Route rendering cancelled',
    'The operation was aborted. ',
    'Operation aborted',
    'The user aborted a request.',
    'TypeError: Failed to fetch',
    'Failed to fetch',
    'Login required',
    'UnknownError: Connection to Indexed Database server lost. Refresh the page to try again',
    "Failed to execute 'transaction' on 'IDBDatabase': The database connection is closing.",
    'The transaction was aborted, so the request cannot be fulfilled.',
    'Attempt to get a record from database without an in-progress transaction',
    'The notification permission was not granted and blocked instead.',
    'Messaging: … (messaging/permission-blocked).',
  ])('"%s" is ignored', (message) => {
    expect(isIgnoredMessage(message)).toBe(true);
    expect(isDropped({ message, userAgent: '' })).toBe(true);
  });

  it.each([
    "Cannot read properties of undefined (reading 'id')",
    'Failed to fetch dynamically imported module: https://oz.example/assets/a-12345678.js',
    'Failed to play audio',
    'Rendering failed',
    'The payment transaction needs a plan',
    '',
  ])('"%s" is told', (message) => {
    expect(isDropped({ message, userAgent: CHROME })).toBe(false);
  });

  it.each(['NEXT_REDIRECT', 'Error: NEXT_REDIRECT;replace;/ja/login', 'Redirect to /ja/login'])(
    'the redirect "%s" is dropped',
    (message) => {
      expect(isDropped({ message, userAgent: '' })).toBe(true);
    },
  );

  it.each([
    ['Rejected', CHROME, true],
    ['Error: Rejected', CHROME, true],
    ['Rejected', CHROME.replace('119', '99'), true],
    ['Rejected', CHROME.replace('119', '120'), false],
    ['Rejected', CHROME.replace('Android 13', 'X11'), false],
    ['Rejected by the server', CHROME, false],
    ['Rejected', '', false],
  ])('"%s" of %s is dropped: %s', (message, userAgent, dropped) => {
    expect(isDropped({ message, userAgent })).toBe(dropped);
  });

  it('no time is taken of places that do not exist', () => {
    expect(isDroppedTransaction('/404')).toBe(true);
    expect(isDroppedTransaction('/account')).toBe(false);
    expect(isDroppedTransaction(undefined)).toBe(false);
  });
});
