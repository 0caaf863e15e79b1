import { makeAutoObservable } from 'mobx';
import { PROMPT_LANGUAGES, type PromptLanguage } from '../../core/domain/lesson/prompt.ts';
import type { Preferences } from '../../core/ports/preferences.ts';
import { PROMPT_LANGUAGE_KEY } from '../../core/settings/preference-keys.ts';

/** The language in which she wants to be asked, on this device. */
export class PromptLanguagePresenter {
  /** Undefined until she has chosen. */
  chosen: PromptLanguage | undefined;

  readonly #preferences: Preferences;

  constructor(preferences: Preferences) {
    this.#preferences = preferences;
    const kept = preferences.read(PROMPT_LANGUAGE_KEY);
    this.chosen = PROMPT_LANGUAGES.find((one) => one === kept);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get language(): PromptLanguage {
    return this.chosen ?? 'ja';
  }

  choose(language: PromptLanguage): void {
    this.#preferences.write(PROMPT_LANGUAGE_KEY, language);
    this.chosen = language;
  }
}
