import type { Language } from '../../core/shared/language.ts';
import type { FirstTexts } from './texts.ts';

/** One chunk per language: a learner does not download the two she does not read. */
const FIRST: Readonly<Record<Language, () => Promise<{ firstTexts: FirstTexts }>>> = {
  ja: () => import('./ja/first-texts.ts'),
  en: () => import('./en/first-texts.ts'),
  ko: () => import('./ko/first-texts.ts'),
};

/** What the first screen may have to say. */
export const loadTexts = async (language: Language): Promise<FirstTexts> =>
  (await FIRST[language]()).firstTexts;
