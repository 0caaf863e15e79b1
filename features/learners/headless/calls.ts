import assert from 'node:assert/strict';
import type { Language } from '../../../core/shared/language.ts';
import type { MadeCall, MakesCalls } from '../makes-calls.ts';
import { languageTag } from '../../../core/settings/language-tag.ts';
import type { HeadlessApp } from './headless-app.ts';

export class HeadlessCalls implements MakesCalls {
  readonly #app: HeadlessApp;

  constructor(app: HeadlessApp) {
    this.#app = app;
  }

  async host(): Promise<string> {
    return this.#app.around.wire?.host ?? assert.fail('There is no wire here');
  }

  async made(): Promise<readonly MadeCall[]> {
    return this.#app.around.wire?.made() ?? assert.fail('There is no wire here');
  }

  async languageAsked(language: Language): Promise<string> {
    const { wire } = this.#app.around;
    return wire ? wire.languageAsked(language) : languageTag(language);
  }
}
