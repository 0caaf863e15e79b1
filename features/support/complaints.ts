import { defineParameterType } from '@cucumber/cucumber';
import type { ErrorKind } from '../../core/errors/error-kind.ts';
import type { RecordingNote } from '../../core/recording/recording-note.ts';

/** What a learner may be told, as scenarios say it. */
const COMPLAINTS: Readonly<Record<string, ErrorKind>> = {
  'there is no network': 'offline',
  'the server has failed': 'server-error',
  'something unexpected has happened': 'unexpected',
  'it was not understood': 'bad-request',
  'something in it is not right': 'request-problem',
  'her contract is not valid': 'no-contract',
  'her contract could not be cancelled': 'cancellation-failed',
  'what she looks for is gone': 'not-found',
  'this is no email': 'email-malformed',
  'no account has this email': 'account-not-found',
  'an account has this email already': 'email-taken',
  'the password is wrong': 'wrong-password',
  'the password is too weak': 'weak-password',
  'the password is easy to guess': 'guessable-password',
  'the password was stolen elsewhere': 'breached-password',
  'the code is wrong': 'wrong-code',
  'the passkey does not work': 'passkey-refused',
  'there is a passkey already': 'passkey-known',
  'the link does not work any more': 'link-invalid',
  'no such form is known': 'unknown-redirect',
  'the microphone is not allowed': 'microphone-denied',
  'another app has the microphone': 'microphone-busy',
  'the recording has failed': 'recording-failed',
  'the recording is too long': 'audio-too-long',
  'no English was heard': 'no-speech',
  'Japanese was heard': 'japanese-spoken',
  'her voice was not recognised': 'recognition-failed',
  'there is no such sound': 'audio-not-found',
  'her device cannot play this sound': 'audio-unsupported',
  'the sound wants a tap first': 'playback-blocked',
  'nothing more can be asked': 'teacher-limit',
};

const NOTES: Readonly<Record<string, RecordingNote>> = {
  'the microphone is at rest': 'muted',
  'no sound comes from the microphone': 'silent',
  'a part of it is missing': 'gap',
  'the microphone is gone': 'ended',
};

const REASONS = {
  'it is full': 'device-full',
  'it denies storage': 'storage-denied',
  'an older Oz is open': 'older-tab-open',
} as const;

function defineWords(name: string, words: Readonly<Record<string, string>>): void {
  defineParameterType({
    name,
    regexp: Object.keys(words).join('|'),
    transformer: (said: string) => words[said],
  });
}

defineWords('complaint', COMPLAINTS);
defineWords('note', NOTES);
defineWords('reason', REASONS);
