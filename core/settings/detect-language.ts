import { FALLBACK_LANGUAGE, isLanguage, type Language } from '../shared/language.ts';

/** What the platform knows of the learner's language, each as found, unchecked. */
export interface LanguageHints {
  /** Query `lng`. */
  readonly query: string | undefined;
  /** Cookie `i18next`. */
  readonly cookie: string | undefined;
  /** Local storage `i18nextLng`. */
  readonly stored: string | undefined;
  /** What the browser or the phone prefers, best first, such as `ko-KR`. */
  readonly preferred: readonly string[];
}

export function detectLanguage(hints: LanguageHints): Language {
  for (const hint of [hints.query, hints.cookie, hints.stored, ...hints.preferred]) {
    const language = hint?.toLowerCase().split(/[-_]/)[0];
    if (language !== undefined && isLanguage(language)) return language;
  }
  return FALLBACK_LANGUAGE;
}
