import { expect, it } from 'vitest';
import { serverMessage } from './server-message.ts';

it('is the field message of the answer', () => {
  expect(serverMessage({ message: 'Bad request.', code: 'bad-request' })).toBe('Bad request.');
});

it.each([undefined, null, 'text', 7, [], {}, { message: 7 }, { message: ' ' }, { error: 'no' }])(
  'is nothing in %j',
  (response) => {
    expect(serverMessage(response)).toBeUndefined();
  },
);
