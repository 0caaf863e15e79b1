import type { MessageId } from '../../../core/errors/message-catalogue.ts';

/** The sentences of the error catalogue, one by one. */
export const messages = {
  network: 'A network error occurred, please check your connection.',
  server: 'A server error occurred, please try again later.',
  request: 'There was a problem with your request. Please check your input.',
  unexpected: 'An unexpected error occurred. Please try again later.',
  'bad-request': 'Bad request.',
  'wrong-password': 'The password is incorrect.',
  'no-account': 'No account found, please check your email address.',
  'generate-answer': 'Failed to generate answer.',
  recording: 'Recording failed. Please try recording again.',
  'save-recording': 'Failed to save recording',
  submission: 'Submission failed.',
  'submissions-exceeded': 'Submissions exceeded',
  'recording-too-long': 'Recording time is too long',
  'audio-not-found': 'The audio file was not found.',
  recognition: 'Voice recognition failed.',
  microphone: 'Microphone not allowed',
  cancellation: 'Cancellation failed',
  copy: 'Could not copy',
  'no-valid-contract': 'No valid contract',
  'contract-invalid': 'The contract is invalid',
  'page-not-found': 'Page not found',
  'page-broken': 'The page cannot be displayed',
  browser: 'Your browser version is not supported',
  'unknown-redirect': 'Unknown redirect destination',
} satisfies Record<MessageId, string>;
