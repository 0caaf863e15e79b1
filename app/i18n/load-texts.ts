import type { Language } from '../../core/shared/language.ts';
import type { Texts } from './texts.ts';

/** One chunk per language: nobody downloads the two she does not read. */
const TEXTS: Readonly<Record<Language, () => Promise<{ texts: Texts }>>> = {
  ja: () => import('./ja/texts.ts'),
  en: () => import('./en/texts.ts'),
  ko: () => import('./ko/texts.ts'),
};

export const loadTexts = async (language: Language): Promise<Texts> =>
  (await TEXTS[language]()).texts;
