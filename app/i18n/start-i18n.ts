import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '../../core/shared/language.ts';
import { loadTexts } from './load-texts.ts';
import type { Texts } from './texts.ts';

/** Ready when it returns: the texts are there already. */
export function startI18n(language: Language, texts: Texts): i18n {
  void i18next.use(initReactI18next).init({
    initAsync: false,
    lng: language,
    fallbackLng: FALLBACK_LANGUAGE,
    supportedLngs: [...LANGUAGES],
    defaultNS: 'common',
    resources: { [language]: texts },
    interpolation: { escapeValue: false }, // React escapes what it draws
    returnNull: false,
  });
  return i18next;
}

export async function changeLanguage(language: Language): Promise<void> {
  for (const [namespace, resources] of Object.entries(await loadTexts(language))) {
    i18next.addResourceBundle(language, namespace, resources);
  }
  await i18next.changeLanguage(language);
}
