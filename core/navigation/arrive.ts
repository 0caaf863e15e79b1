import type { Preferences } from '../ports/preferences.ts';
import { rememberLanguage } from '../settings/remember-language.ts';
import { endsStudying, splitLanguage } from './paths.ts';

export interface ArriveParts {
  readonly preferences: Preferences;
  readonly studying: { end(): Promise<unknown> };
}

/** What reaching a place brings about, whatever is drawn there. */
export class Arrive {
  readonly #parts: ArriveParts;

  constructor(parts: ArriveParts) {
    this.#parts = parts;
  }

  /** @param url with its language, if it has one. */
  execute(url: string): void {
    const { preferences, studying } = this.#parts;
    const { language, rest } = splitLanguage(url);
    if (language === undefined) return;
    rememberLanguage(preferences, language);
    if (endsStudying(rest)) void studying.end();
  }
}
