import { describe, expect, it } from 'vitest';
import { cleanBreadcrumb, cleanSpan } from './clean-event.ts';

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

describe('cleanSpan', () => {
  it('keeps which element it was, without what the element says', () => {
    const slow =
      'form.reply > button#own.wide[aria-label="Say \\"Hi\\" to [Yui]"][type="button"][title="Pineapples"]';
    const span = cleanSpan({
      span_id: 'a',
      trace_id: 'b',
      start_timestamp: 1,
      status: 'ok',
      description: slow,
      data: { 'browser.web_vital.inp.target': slow },
    });
    expect(span.description).toBe('form.reply > button#own.wide');
    expect(span.data).toEqual({ 'browser.web_vital.inp.target': 'form.reply > button#own.wide' });
  });
});
