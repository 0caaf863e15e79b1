import type { MailTexts } from './mail-text.ts';

export const EN: MailTexts = {
  'confirm-email': {
    subject: 'Please confirm your email address for Oz',
    opening: ['Welcome to Oz.', 'Open the link below to confirm this email address.'],
    link: 'Confirm my email address',
    closing: [
      'The link works once, within 24 hours.',
      'If you did not sign up for Oz, you can simply delete this mail.',
    ],
  },
  'choose-password': {
    subject: 'Choose a password to finish signing up for Oz',
    opening: ['Welcome to Oz.', 'Choose a password with the link below, and you are all set.'],
    link: 'Choose a password',
    closing: [
      'The link works once, within 24 hours.',
      'If you did not sign up for Oz, you can simply delete this mail, and no account is made.',
    ],
  },
  'already-registered': {
    subject: 'You already have an Oz account',
    opening: [
      'Someone asked to sign up for Oz with this email address, which already has an account.',
      'You can sign in with your password as usual. If you have forgotten it, choose a new one with the link below.',
    ],
    link: 'Choose a new password',
    closing: [
      'The link works once, within 24 hours.',
      'If it was not you, there is nothing to do. Your account stays as it is.',
    ],
  },
  'reset-password': {
    subject: 'Reset your Oz password',
    opening: [
      'We received a request to reset your password.',
      'Choose a new one with the link below.',
    ],
    link: 'Choose a new password',
    closing: [
      'The link works once, within 24 hours.',
      'If you did not ask for this, you can simply delete this mail. Your password stays the same.',
    ],
  },
  'change-email': {
    subject: 'Please confirm your new email address for Oz',
    opening: ['Open the link below to use this address for your Oz account from now on.'],
    link: 'Change my email address',
    closing: [
      'The link works once, within 24 hours.',
      'If you did not ask for this, you can simply delete this mail, and nothing changes.',
    ],
  },
  'email-change-requested': {
    subject: 'A change of your Oz email address was requested',
    opening: [
      'Someone signed in to your Oz account asked to change its email address. The change takes effect once the link sent to the new address is opened.',
    ],
    closing: [
      'If it was you, there is nothing to do.',
      'If it was not, please sign in and change your password right away. That also cancels this request.',
    ],
  },
  'email-change-undo': {
    subject: 'The email address of your Oz account was changed',
    opening: [
      'Your Oz account now has another email address.',
      'If you did not change it, take it back with the link below. Every device is signed out then, and you get a mail with which to choose a new password.',
    ],
    link: 'Use this email address again',
    closing: ['The link works once, within 7 days.', 'If it was you, there is nothing to do.'],
  },
  'email-changed': {
    subject: 'The email address of your Oz account is changed',
    opening: [
      'The email address of your Oz account was changed. To keep it safe, your other devices were signed out.',
    ],
    closing: [
      'If it was you, there is nothing to do.',
      'If it was not, choose a new password right away with “Forgot your password?” on the sign-in screen.',
    ],
  },
  'new-device': {
    subject: 'Your Oz account was opened on a new device',
    opening: ['Someone signed in to your Oz account on a device that was not used before.'],
    closing: [
      'If it was you, there is nothing to do.',
      'If it was not, sign that device out under “Your devices” in your account, and change your password right away.',
    ],
  },
  'passkey-added': {
    subject: 'A passkey was added to your Oz account',
    opening: ['A passkey was added to your Oz account. With it you sign in without your password.'],
    closing: [
      'If it was you, there is nothing to do.',
      'If it was not, remove that passkey under “Security” in your account, and change your password right away.',
    ],
  },
  'passkey-removed': {
    subject: 'A passkey was removed from your Oz account',
    opening: ['A passkey was removed from your Oz account. It signs in no more.'],
    closing: [
      'If it was you, there is nothing to do.',
      'If it was not, sign in and change your password right away.',
    ],
  },
  'one-time-codes-on': {
    subject: 'One-time codes are on for your Oz account',
    opening: [
      'One-time codes were turned on for your Oz account. Signing in with your password now asks for a code of your app, too.',
    ],
    closing: [
      'If it was you, there is nothing to do.',
      'If it was not, change your password right away, and look at “Security” in your account.',
    ],
  },
  'one-time-codes-off': {
    subject: 'One-time codes are off for your Oz account',
    opening: [
      'One-time codes were turned off for your Oz account. Your password alone signs in now.',
    ],
    closing: [
      'If it was you, there is nothing to do.',
      'If it was not, change your password right away, and look at “Security” in your account.',
    ],
  },
  'recovery-codes-renewed': {
    subject: 'Your Oz account has new recovery codes',
    opening: [
      'New recovery codes were made for your Oz account. The old ones do not work any more.',
    ],
    closing: [
      'If it was you, there is nothing to do.',
      'If it was not, change your password right away, and look at “Security” in your account.',
    ],
  },
  'recovery-code-used': {
    subject: 'A recovery code was used for your Oz account',
    opening: ['A recovery code was used to open your Oz account. It does not work a second time.'],
    closing: [
      'If it was you, there is nothing to do.',
      'If it was not, change your password right away, and look at “Security” in your account.',
    ],
  },
  'password-changed': {
    subject: 'Your Oz password was changed',
    opening: [
      'The password of your Oz account was changed. To keep it safe, your other devices were signed out.',
    ],
    closing: [
      'If it was you, there is nothing to do.',
      'If it was not, please choose a new password right away with “Forgot your password?” on the sign-in screen.',
    ],
  },
};
