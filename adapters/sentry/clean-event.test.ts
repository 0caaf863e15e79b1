import { describe, expect, it } from 'vitest';
import { cleanBreadcrumb } from './clean-event.ts';

describe('cleanBreadcrumb', () => {
  it.each([
    { category: 'console', message: 'Pineapples dance', level: 'error' as const },
    { category: 'ui.click', message: 'button[aria-label="Pineapples dance"]' },
    { category: 'ui.input', message: 'input#email' },
  ])('drops $category', (crumb) => {
    expect(cleanBreadcrumb(crumb)).toBeNull();
  });

  it('keeps what was asked of the server, without whose it was and what was said', () => {
    const crumb = cleanBreadcrumb({
      category: 'fetch',
      type: 'http',
      timestamp: 1,
      message: 'Pineapples dance',
      data: {
        method: 'GET',
        url: '/api/v1/auth/exists?email=yui%40oz.example',
        status_code: 404,
        body: 'Pineapples dance',
      },
    });
    expect(crumb).toEqual({
      category: 'fetch',
      type: 'http',
      timestamp: 1,
      data: { method: 'GET', url: '/api/v1/auth/exists?email=[removed]', status_code: 404 },
    });
  });
});
