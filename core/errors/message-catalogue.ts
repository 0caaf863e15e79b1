import type { ErrorKind } from './error-kind.ts';

interface Message {
  /** As the catalogue of the specification has it, section 8. */
  readonly english: string;
  /** The refusals it is shown for. */
  readonly kinds: readonly ErrorKind[];
  /** What raises it where no refusal does. */
  readonly when?: string;
}

/** Everything the app may have to say when something did not work. The list is closed: texts exist for exactly these. */
export const MESSAGES = {
  network: {
    english: 'A network error occurred, please check your connection.',
    kinds: ['offline'],
  },
  server: {
    english: 'A server error occurred, please try again later.',
    kinds: ['server-error'],
  },
  request: {
    english: 'There was a problem with your request. Please check your input.',
    kinds: [],
    when: 'the server refuses what was typed, with 422',
  },
  unexpected: {
    english: 'An unexpected error occurred. Please try again later.',
    kinds: ['unexpected'],
  },
  'bad-request': {
    english: 'Bad request.',
    kinds: [],
    when: 'the server cannot read the request, 400',
  },
  'wrong-password': { english: 'The password is incorrect.', kinds: ['wrong-password'] },
  'no-account': {
    english: 'No account found, please check your email address.',
    kinds: ['account-not-found'],
  },
  'generate-answer': {
    english: 'Failed to generate answer.',
    kinds: [],
    when: 'no example answer could be generated for a recorded answer',
  },
  recording: {
    english: 'Recording failed. Please try recording again.',
    kinds: ['recording-failed'],
  },
  'save-recording': {
    english: 'Failed to save recording',
    kinds: [],
    when: 'a take could not be kept; she may retry, or leave without saving',
  },
  submission: {
    english: 'Submission failed.',
    kinds: [],
    when: 'a one-minute speech could not be submitted; she may retry',
  },
  'submissions-exceeded': {
    english: 'Submissions exceeded',
    kinds: [],
    when: 'a learner with one submission a day has used it',
  },
  'recording-too-long': { english: 'Recording time is too long', kinds: ['audio-too-long'] },
  'audio-not-found': { english: 'The audio file was not found.', kinds: ['audio-not-found'] },
  recognition: { english: 'Voice recognition failed.', kinds: ['recognition-failed'] },
  microphone: { english: 'Microphone not allowed', kinds: ['microphone-denied'] },
  cancellation: {
    english: 'Cancellation failed',
    kinds: [],
    when: 'a contract could not be cancelled; the contact form is offered',
  },
  copy: { english: 'Could not copy', kinds: [], when: 'the device refuses its clipboard' },
  'no-valid-contract': {
    english: 'No valid contract',
    kinds: [],
    when: 'a signed-in learner has no contract in the account screen',
  },
  'contract-invalid': { english: 'The contract is invalid', kinds: ['no-contract'] },
  'page-not-found': { english: 'Page not found', kinds: ['not-found'] },
  'page-broken': {
    english: 'The page cannot be displayed',
    kinds: [],
    when: 'a whole screen failed for another reason than the network',
  },
  browser: {
    english: 'Your browser version is not supported',
    kinds: [],
    when: 'Safari on a Mac is older than 17',
  },
  'unknown-redirect': { english: 'Unknown redirect destination', kinds: ['unknown-redirect'] },
} as const satisfies Readonly<Record<string, Message>>;

export type MessageId = keyof typeof MESSAGES;
