import type { Preferences } from '../ports/preferences.ts';
import type { Language } from '../shared/language.ts';
import { LANGUAGE_KEY } from './preference-keys.ts';

/** The language she reads in now is the one she is greeted in next time. */
export const rememberLanguage = (preferences: Preferences, language: Language): void =>
  preferences.write(LANGUAGE_KEY, language);
