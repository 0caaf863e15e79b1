import { expect, it } from 'vitest';
import { outboxPage } from './outbox-page.ts';

const mail = {
  id: 'm-1',
  to: '"><img src=x onerror=alert(1)>@oz.example',
  subject: '<script>alert(1)</script>',
  text: 'Open\nhttp://127.0.0.1:8787/ja/login?from=mail&b#reset_token=a\'"><b>x</b>\nthen javascript:alert(1)',
  html: '<script>alert(2)</script>',
  sentAt: '2026-11-21T00:00:00.000Z',
};

it('shows what is in a mail as text', () => {
  const page = outboxPage([mail]);
  expect(page).not.toMatch(/<(script|img|b)\b/);
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
});

it('makes links of web addresses, and of nothing else', () => {
  const links = [...outboxPage([mail]).matchAll(/<a href="([^"]*)">/g)].map(([, href]) => href);
  expect(links).toEqual(['http://127.0.0.1:8787/ja/login?from=mail&amp;b#reset_token=a']);
});

it('says so when there is no mail', () => {
  expect(outboxPage([])).toContain('No mail was sent yet.');
});
