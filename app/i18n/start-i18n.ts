import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '../../core/shared/language.ts';
import type { Texts } from './texts.ts';

/** One chunk per language: nobody downloads the two she does not read. */
const TEXTS: Readonly<Record<Language, () => Promise<{ texts: Texts }>>> = {
  ja: () => import('./ja/texts.ts'),
  en: () => import('./en/texts.ts'),
  ko: () => import('./ko/texts.ts'),
};

export async function startI18n(language: Language): Promise<i18n> {
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: FALLBACK_LANGUAGE,
    supportedLngs: [...LANGUAGES],
    defaultNS: 'common',
    resources: { [language]: (await TEXTS[language]()).texts },
    interpolation: { escapeValue: false }, // React escapes what it draws
    returnNull: false,
  });
  return i18next;
}

export async function changeLanguage(language: Language): Promise<void> {
  const { texts } = await TEXTS[language]();
  for (const [namespace, resources] of Object.entries(texts)) {
    i18next.addResourceBundle(language, namespace, resources);
  }
  await i18next.changeLanguage(language);
}
