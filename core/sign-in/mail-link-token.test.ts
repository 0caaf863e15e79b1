import { expect, it } from 'vitest';
import { mailLinkToken } from './mail-link-token.ts';

it.each([
  ['/ja/undo_email_change#token=aB-_9', 'token', 'aB-_9'],
  ['#token=a', 'token', 'a'],
  ['/ja/login#reset_token=a', 'reset_token', 'a'],
  // As older versions mailed them.
  ['/ja/register_email_confirmation?token=a', 'token', 'a'],
  ['?lng=ja&reset_token=a', 'reset_token', 'a'],
  ['/ja/login#reset_token=a', 'token', undefined],
  ['/ja/login?token=a', 'reset_token', undefined],
  ['/ja/login#token=', 'token', undefined],
  ['/ja/token=a', 'token', undefined],
  ['', 'token', undefined],
] as const)('reads of "%s" the %s', (address, name, token) => {
  expect(mailLinkToken(address, name)).toBe(token);
});
