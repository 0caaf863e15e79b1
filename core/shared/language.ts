/** The languages of the interface; the first is the fallback. */
export const LANGUAGES = ['ja', 'en', 'ko'] as const;

export type Language = (typeof LANGUAGES)[number];

export const FALLBACK_LANGUAGE: Language = 'ja';

export const isLanguage = (text: string): text is Language =>
  (LANGUAGES as readonly string[]).includes(text);

/** A text we wrote, in each language of the interface. */
export type LocalText = Readonly<Record<Language, string>>;
