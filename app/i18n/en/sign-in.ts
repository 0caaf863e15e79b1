import type { Translated } from '../texts.ts';

export const signIn = {
  title: 'Log in',
  welcome: 'A little English out loud, every day.',
  passwordTitle: 'Enter your password',
  email: 'Email address',
  next: 'Next',
  password: 'Password',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  logIn: 'Log in',
  otherEmail: 'Use another email address',
  notRegistered: 'This email address is not registered. Please check what you entered.',
  entering: 'Logging in',
} satisfies Translated<'sign-in'>;
