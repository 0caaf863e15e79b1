import type { Translated } from '../texts.ts';

export const shell = {
  errorTitle: 'The page cannot be displayed',
  offlineTitle: 'You are offline.',
  offlineDescription: 'Please check your connection and try again.',
  notFoundTitle: 'Page not found',
  notFoundDescription: 'Its address may have changed, or the page may be gone.',
  contractTitle: 'The contract is invalid',
  contractDescription: 'Please log in with an account that has a contract.',
} satisfies Translated<'shell'>;
