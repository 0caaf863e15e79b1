import type { LanguageHints } from '../../core/settings/detect-language.ts';
import { LANGUAGE_KEY } from '../../core/settings/preference-keys.ts';
import type { GuardedStorage } from './guarded-storage.ts';

/** What this browser knows of the learner's language. */
export const languageHints = (storage: GuardedStorage): LanguageHints => ({
  query: new URLSearchParams(location.search).get('lng') ?? undefined,
  cookie: /(?:^|;\s*)i18next=([^;]+)/.exec(document.cookie)?.[1],
  stored: storage.read(LANGUAGE_KEY),
  preferred: navigator.languages,
});
