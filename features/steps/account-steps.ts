import { Given, Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import type { NativeApp } from '../../core/navigation/native-app.ts';
import type { Language } from '../../core/shared/language.ts';
import type { OzWorld } from '../support/world.ts';

const LANGUAGES: Readonly<Record<string, Language>> = {
  Japanese: 'ja',
  English: 'en',
  Korean: 'ko',
};

Given(/^Yui uses the (ios|android) app$/, async function (this: OzWorld, wrapper: NativeApp) {
  await this.learner.usesApp(wrapper);
});

Given('Yui has an account', async function (this: OzWorld) {
  await this.learner.hasAccount();
});

Given('Yui is signed in', async function (this: OzWorld) {
  await this.learner.isSignedIn();
});

Given('her device prefers {word}', async function (this: OzWorld, name: string) {
  const language = LANGUAGES[name];
  assert.ok(language, `Oz does not speak ${name}`);
  await this.learner.prefersLanguage(language);
});

When('she gives her email', async function (this: OzWorld) {
  await this.learner.givesEmail();
});

When('she gives the email {string}', async function (this: OzWorld, email: string) {
  await this.learner.givesEmail(email);
});

When('she gives her password', async function (this: OzWorld) {
  await this.learner.givesPassword();
});

When('she gives the password {string}', async function (this: OzWorld, password: string) {
  await this.learner.givesPassword(password);
});

When('she signs in', async function (this: OzWorld) {
  await this.learner.givesEmail();
  await this.learner.givesPassword();
});

When('she signs out', async function (this: OzWorld) {
  await this.learner.signsOut();
});

Then(/^she is told ([a-z-]+)$/, async function (this: OzWorld, kind: string) {
  assert.equal(await this.learner.complaint(), kind);
});
