import { dictionary } from 'cmu-pronouncing-dictionary';
import { spellNumber } from '../../language/normalise/spell-number.ts';
import { levelOfWord } from '../../language/level/level-of-word.ts';
import { expandContraction } from '../../language/normalise/contractions.ts';
import { wordsOf } from '../../language/normalise/normalise.ts';
import { letterToSound } from './letter-to-sound.ts';

/** What is spoken for a written word, or for a part of it: "25" has two. */
export interface SpokenUnit {
  /** A name for the aligner; the same spelling always has the same sounds. */
  readonly name: string;
  /** Sounds of CMU's dictionary without stress, parted by spaces; the usual one first, never empty. */
  readonly pronunciations: readonly string[];
  /** The pronunciation is a guess, or of a name, which everybody says in her own way: not to be judged by. */
  readonly guessed: boolean;
}

export interface WrittenWord {
  readonly text: string;
  /** Empty for a dash or another sign that is not spoken. */
  readonly units: readonly SpokenUnit[];
}

const SIGNS: Readonly<Record<string, string>> = {
  '&': 'and',
  '+': 'plus',
  '%': 'percent',
  '@': 'at',
};
const CURRENCIES: Readonly<Record<string, string>> = {
  $: 'dollars',
  '£': 'pounds',
  '€': 'euros',
  '¥': 'yen',
};

/** The words of an answer, as written, with what is spoken for each of them. */
export const spokenUnits = (answer: string): readonly WrittenWord[] =>
  wordsOf(answer).map((text) => ({
    text,
    units: spellings(text)
      .flatMap(unitOf)
      .map((unit) => (isName(text) ? { ...unit, guessed: true } : unit)),
  }));

/** "Kyoto", not "Friday": a capital, and no word that learners are taught. */
const isName = (text: string): boolean =>
  /^\P{L}*\p{Lu}\p{Ll}+/u.test(text) &&
  levelOfWord(text.toLowerCase().replaceAll(/[^a-z']/gu, '')) === undefined &&
  expandContraction(text.toLowerCase().replaceAll(/[^a-z']/gu, '')) === undefined;

/** "7:30" is seven thirty, "$20" twenty dollars, "well-known" two words. */
function spellings(written: string): readonly string[] {
  const text = written
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[’‘`´]/gu, "'")
    .replaceAll(/^[^\p{L}\p{N}$£€¥&+@']+|[^\p{L}\p{N}%&+']+$/gu, '');
  const [, sign, amount] = /^([$£€¥])([\d.,]+)$/u.exec(text) ?? [];
  if (sign !== undefined && amount !== undefined)
    return [...(spellNumber(amount) ?? []), CURRENCIES[sign] ?? ''];
  const [, hour, minutes, half] = /^(\d{1,2})(?::(\d\d))?(?:([ap])\.?m\.?)?$/u.exec(text) ?? [];
  if (hour !== undefined && (minutes !== undefined || half !== undefined))
    return [
      ...(spellNumber(hour) ?? []),
      ...spellMinutes(minutes),
      ...(half === undefined ? [] : [half, 'm']),
    ];
  if (listedAs(text) !== undefined) return [text];
  return (
    spellNumber(text) ??
    text.split(/([^\p{L}\p{N}']+)/u).flatMap((part) => SIGNS[part] ?? spellNumber(part) ?? part)
  );
}

function spellMinutes(minutes: string | undefined): readonly string[] {
  if (minutes === undefined || minutes === '00') return [];
  const spelt = spellNumber(String(Number(minutes))) ?? [];
  return minutes.startsWith('0') ? ['oh', ...spelt] : spelt;
}

function unitOf(spelling: string): readonly SpokenUnit[] {
  const whole = listedAs(spelling);
  if (whole !== undefined)
    return [{ name: nameOf(spelling), pronunciations: whole, guessed: false }];
  const word = spelling
    .replaceAll(/[^\p{L}\p{N}']/gu, '')
    .replace(/^'+(?!m$|s$|em$|til$|cause$|bout$)/u, '');
  if (!/[\p{L}\p{N}]/u.test(word)) return [];
  const listed = listedAs(word) ?? listedWithEnding(word);
  if (listed !== undefined) return [{ name: nameOf(word), pronunciations: listed, guessed: false }];
  const guess = letterToSound(word);
  return guess === undefined
    ? []
    : [{ name: nameOf(word), pronunciations: [guess], guessed: true }];
}

/** The aligner takes letters only; an escaped one cannot meet another word's name. */
const nameOf = (word: string): string =>
  word.replaceAll(/[^a-z']/gu, (sign) => `_${sign.codePointAt(0)}_`);

function listedAs(word: string): readonly string[] | undefined {
  const found = [word, `${word}(2)`, `${word}(3)`, `${word}(4)`].flatMap((entry) => {
    const sounds = Object.hasOwn(dictionary, entry) ? dictionary[entry] : undefined;
    return sounds === undefined ? [] : [sounds.replaceAll(/\d/gu, '')];
  });
  return found.length === 0 ? undefined : [...new Set(found)];
}

/** Possessives and short forms the dictionary does not list: "Kenji's" is guessed, "teacher'll" is not. */
const ENDINGS: Readonly<Record<string, string>> = {
  "'ll": 'AH L',
  "'d": 'D',
  "'ve": 'V',
  "'re": 'ER',
};

function listedWithEnding(word: string): readonly string[] | undefined {
  const cut = word.indexOf("'", 1);
  if (cut < 1) return undefined;
  const stems = listedAs(word.slice(0, cut));
  const ending = word.slice(cut);
  if (ending === "'") return stems;
  return stems?.flatMap((stem) => {
    const sound = ending === "'s" ? sibilantAfter(stem) : ENDINGS[ending];
    return sound === undefined ? [] : [`${stem} ${sound}`];
  });
}

function sibilantAfter(sounds: string): string {
  if (/\b(?:S|Z|SH|ZH|CH|JH)$/u.test(sounds)) return 'IH Z';
  return /\b(?:P|T|K|F|TH)$/u.test(sounds) ? 'S' : 'Z';
}
