import type { Translated } from '../texts.ts';

export const errors = {
  'store-denied':
    'Purchases are not allowed on this device. Please look at Screen Time in its settings.',
  'store-failed': 'The App Store did not answer. If you try again, you are not charged twice.',
  'store-unsupported':
    'This version of the app cannot buy plans. Please update Oz in the App Store.',
  'purchase-refused':
    'The purchase could not be connected to your account. It may belong to another one. Please write to us.',
  'push-denied':
    'Allow notifications from Oz in the settings of your device or browser, then turn this on again.',
  'push-dismissed': 'Notifications were not allowed yet. Turn this on again to be asked.',
  'push-unsupported':
    'This browser cannot receive notifications. On an iPhone or iPad they arrive once Oz is on your home screen.',
  'push-failed': 'This device could not be registered for notifications. Please try again later.',
  offline: 'A network error occurred, please check your connection.',
  'signed-out': 'You have been logged out. Please log in again.',
  'no-contract': 'The contract is invalid. Please log in with an account that has a contract.',
  'too-many-requests': 'That was a lot at once. Please wait a moment and try again.',
  'server-error': 'A server error occurred, please try again later.',
  'bad-request': 'Bad request. Please reload the page.',
  'request-problem': 'There was a problem with your request. Please check your input.',
  unexpected: 'An unexpected error occurred. Please try again later.',
  'not-found': 'What you are looking for may have been moved or deleted.',
  'lesson-locked':
    'This lesson is still locked. It opens when every answer of the lesson before is right.',
  'account-not-found': 'No account found, please check your email address.',
  'email-malformed': 'Please check the form of the email address, such as hana@example.com.',
  'email-taken': 'This email address is already registered. Please try logging in.',
  'weak-password': 'Please use 8 to 20 characters, combining letters, numbers and symbols.',
  'guessable-password':
    'This password is easy to guess. Please avoid common words and words of your email address.',
  'breached-password':
    'This password is in lists of passwords that were stolen from other services. Please choose another one.',
  'password-needed': 'Please enter your password again.',
  'account-needed': 'Please create an account first.',
  'already-contracted': 'You already have a contract.',
  'cancellation-failed': 'Cancellation failed. Please write to us with the contact form.',
  'payment-unavailable': 'Payments cannot be handled right now. Please try again later.',
  'wrong-password': 'The password is incorrect.',
  'code-needed': 'Please enter the six-digit code of your authenticator app.',
  'wrong-code': 'This code is not right. Please enter the one your app shows now.',
  'passkey-refused':
    'This passkey does not work here. Please try again, or log in with your password.',
  'passkey-cancelled': 'The passkey was not confirmed. Please try again.',
  'passkey-known': 'This device already has a passkey.',
  'code-refused': 'This code does not work any more. Please log in again.',
  'guest-refused': 'Your records as a guest could not be carried over. Please try again.',
  'link-invalid': 'This link has expired, or was used already.',
  'teacher-limit': 'You can ask the teacher up to 10 times about one question.',
  'teacher-day-limit': 'That is all the teacher can answer today. You can ask again tomorrow.',
  'unknown-redirect': 'Unknown redirect destination',
  'audio-not-found': 'The audio file was not found.',
  'audio-being-made': 'This sound is being prepared. Please play it again in a moment.',
  'audio-unsupported': 'This device cannot play this kind of sound.',
  'playback-blocked': 'The sound could not start by itself. Please press play.',
  'playback-failed': 'The sound could not be played. Please try again.',
  'microphone-denied':
    'Microphone not allowed. Please allow it in the settings of your device or browser, then reload.',
  'microphone-missing': 'No microphone was found. Please check that it is connected and try again.',
  'microphone-busy': 'Another app is using the microphone. Please close it and try again.',
  'recording-failed': 'Recording failed. Please try recording again.',
  'japanese-spoken': 'We heard Japanese. Try to say the same in English.',
  'no-speech': 'We could not hear any English. Please try again, close to the microphone.',
  'audio-unreadable': 'The recording could not be read. Sorry, please record it once more.',
  'audio-too-long': 'Recording time is too long. Please answer within one minute.',
  'recognition-failed': 'Voice recognition failed. This time, please grade the answer yourself.',
  'speech-engine-loading':
    'Speech recognition is getting ready. Please send your answer again in a moment.',
  'grading-delayed':
    'Grading is taking long. Your recording is kept and will be graded later, so you can go on.',
  'speech-engine-busy': 'Grading is busy right now. Please send your answer again in a moment.',
  'speech-day-limit':
    'That is all the speech we can grade today. Your recording is kept and will be graded tomorrow.',
  'submissions-exceeded':
    'Submissions exceeded: one speech a day. Your recording is kept, so submit it tomorrow.',
  'last-study-menu': 'This is the last one in your plan, and stays. You can stop planning instead.',
  'plan-full': 'The plan is full. Please take something out first.',
  'takes-full':
    'No more recordings can be stored for you. This one stays on your device; please contact us.',
  'server-full':
    'The server has no room right now. Your recording stays on this device and is sent later by itself.',
} satisfies Translated<'errors'>;
