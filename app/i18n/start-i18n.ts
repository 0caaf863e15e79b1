import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '../../core/shared/language.ts';
import { loadTexts } from './load-texts.ts';
import type { FirstTexts, LaterNamespace } from './texts.ts';

/** What screens have asked for so far: another language needs it, too. */
const opened = new Set<LaterNamespace>();

/**
 * Ready when it returns: the texts of the first screen are there already.
 *
 * @param onMissing told once of each text that is drawn as `namespace:key` because there is none.
 */
export function startI18n(
  language: Language,
  texts: FirstTexts,
  onMissing: (key: string) => void,
): i18n {
  const missing = new Set<string>();
  void i18next.use(initReactI18next).init({
    initAsync: false,
    lng: language,
    fallbackLng: FALLBACK_LANGUAGE,
    supportedLngs: [...LANGUAGES],
    defaultNS: 'common',
    resources: { [language]: texts },
    interpolation: { escapeValue: false }, // React escapes what it draws
    returnNull: false,
    appendNamespaceToMissingKey: true,
    parseMissingKeyHandler: (key) => {
      if (!missing.has(key)) onMissing(key);
      missing.add(key);
      return key;
    },
  });
  return i18next;
}

/** Fetches what a screen says; like the import of the screen itself, it can fail without a network. */
export async function openTexts(...namespaces: readonly LaterNamespace[]): Promise<void> {
  const language = i18next.language as Language; // nothing but `startI18n` and `changeLanguage` sets it
  for (const namespace of namespaces) opened.add(namespace);
  await addLater(language, namespaces);
  // The language changed on the way.
  if (i18next.language !== language) await openTexts(...namespaces);
}

export async function changeLanguage(language: Language): Promise<void> {
  for (const [namespace, resources] of Object.entries(await loadTexts(language))) {
    i18next.addResourceBundle(language, namespace, resources);
  }
  await addLater(language, [...opened]);
  await i18next.changeLanguage(language);
}

async function addLater(language: Language, namespaces: readonly LaterNamespace[]): Promise<void> {
  const missing = namespaces.filter((name) => !i18next.hasResourceBundle(language, name));
  if (missing.length === 0) return;
  const { laterTexts } = await import('./later-texts.ts');
  await Promise.all(
    missing.map(async (name) =>
      i18next.addResourceBundle(language, name, await laterTexts[language][name]()),
    ),
  );
}
