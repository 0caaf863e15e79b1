import type { Language } from '../shared/language.ts';

/** The language a server is asked to answer in: it knows Korean and Japanese. */
export const languageTag = (language: Language): 'ja' | 'ko' => (language === 'ko' ? 'ko' : 'ja');
