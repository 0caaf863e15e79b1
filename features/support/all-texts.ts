import { firstTexts as en } from '../../app/i18n/en/first-texts.ts';
import { firstTexts as ja } from '../../app/i18n/ja/first-texts.ts';
import { firstTexts as ko } from '../../app/i18n/ko/first-texts.ts';
import { laterTexts } from '../../app/i18n/later-texts.ts';
import { LANGUAGES, type Language } from '../../core/shared/language.ts';
import { MESSAGES } from './message-catalogue.ts';

const FIRST = { ja, en, ko };

/** Every text of the app in one language, by its key. */
export async function allTexts(language: Language): Promise<ReadonlyMap<string, string>> {
  const later = Object.entries(laterTexts[language]).map(
    async ([namespace, load]) => [namespace, await load()] as const,
  );
  const found = new Map<string, string>();
  collect('', { ...FIRST[language], ...Object.fromEntries(await Promise.all(later)) }, found);
  return found;
}

/** Texts of any language in which these words stand, in capitals or not. */
export async function textsSaying(words: string): Promise<readonly string[]> {
  const all = await Promise.all(LANGUAGES.map(allTexts));
  return all
    .flatMap((texts) => [...texts.values()])
    .filter((text) => text.toLowerCase().includes(words.toLowerCase()));
}

function collect(path: string, value: unknown, found: Map<string, string>): void {
  if (typeof value === 'string') found.set(path, value);
  else
    for (const [key, part] of Object.entries(Object(value))) collect(`${path}.${key}`, part, found);
}

/** English tells one from many; the others have one form for both. */
const shared = (keys: Iterable<string>) => [...keys].filter((key) => !key.endsWith('_one')).sort();

/** What is missing, by language; nothing where all is there. */
export async function missingTexts(): Promise<readonly string[]> {
  const texts = await Promise.all(LANGUAGES.map(allTexts));
  const all = new Set(texts.flatMap((one) => shared(one.keys())));
  return LANGUAGES.flatMap((language, at) =>
    [...all].flatMap((key) => (texts[at]?.get(key)?.trim() ? [] : [`${language}${key}`])),
  );
}

/** Messages of the catalogue that no screen has words for. */
export const unsaidMessages = (): readonly string[] =>
  Object.entries(MESSAGES).flatMap(([message, keys]) => (keys.length === 0 ? [message] : []));

const WRITTEN: Readonly<Record<Language, RegExp>> = { ja: /[ぁ-ん]/, en: /[a-z]/, ko: /[가-힣]/ };

/** Texts that do not say what the catalogue wants, or not in their language. */
export async function wrongMessages(): Promise<readonly string[]> {
  const texts = new Map(
    await Promise.all(
      LANGUAGES.map(async (language) => [language, await allTexts(language)] as const),
    ),
  );
  return Object.entries(MESSAGES).flatMap(([message, keys]) =>
    keys.flatMap((key) =>
      LANGUAGES.flatMap((language) => {
        const text = texts.get(language)?.get(`.${key}`) ?? '';
        const isSaid = language !== 'en' || text.includes(message.replace(/\.$/, ''));
        return isSaid && WRITTEN[language].test(text) ? [] : [`${language}.${key}: ${text}`];
      }),
    ),
  );
}
