import { ONES, ORDINAL_ONES, ORDINAL_TEENS, ORDINAL_TENS, TEENS, TENS } from './number-words.ts';

const BELOW_TWENTY = [...ONES, ...TEENS];
const ORDINALS = [...ORDINAL_ONES, ...ORDINAL_TEENS, ...ORDINAL_TENS];
const ORDINAL_OF: ReadonlyMap<string, string> = new Map(
  [...ONES.slice(1), ...TEENS, ...TENS].map((word, at) => [word, ORDINALS[at] ?? word]),
);
const LARGE: readonly (readonly [number, string])[] = [
  [1_000_000_000, 'billion'],
  [1_000_000, 'million'],
  [1000, 'thousand'],
  [100, 'hundred'],
];

/**
 * A number in figures as the words it is read with: "105", "1,234", "1999" (a year), "21st", "3.5", "50%".
 * `undefined` for anything else. Numbers from 1100 to 1999 and from 2010 to 2099 are read as years, in pairs.
 */
export function spellNumber(written: string): readonly string[] | undefined {
  const [, whole, decimals, ending] =
    /^(\d{1,3}(?:,\d{3})+|\d{1,12})(?:\.(\d+))?(st|nd|rd|th|%|s)?$/u.exec(written) ?? [];
  if (whole === undefined) return undefined;
  const value = Number(whole.replaceAll(',', ''));
  const isYear = !whole.includes(',') && decimals === undefined && value % 100 !== 0;
  const words =
    isYear && (isIn(value, 1100, 1999) || isIn(value, 2010, 2099))
      ? [
          ...spell(Math.floor(value / 100)),
          ...(value % 100 < 10 ? ['oh'] : []),
          ...spell(value % 100),
        ]
      : [...spell(value)];
  if (decimals !== undefined)
    words.push('point', ...[...decimals].flatMap((one) => spell(Number(one))));
  if (ending === '%') return [...words, 'percent'];
  const last = words.pop() ?? 'zero';
  if (ending === undefined) return [...words, last];
  return [...words, ending === 's' ? pluralOf(last) : ordinalOf(last)];
}

const isIn = (value: number, from: number, to: number): boolean => value >= from && value <= to;

function spell(value: number): readonly string[] {
  if (value < 20) return [BELOW_TWENTY[value] ?? ''];
  if (value < 100) {
    const tens = TENS[Math.floor(value / 10) - 2] ?? '';
    return value % 10 === 0 ? [tens] : [tens, ONES[value % 10] ?? ''];
  }
  for (const [size, name] of LARGE) {
    if (value < size) continue;
    const rest = value % size;
    return [...spell(Math.floor(value / size)), name, ...(rest === 0 ? [] : spell(rest))];
  }
  return [];
}

const pluralOf = (word: string): string =>
  word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`;

const ordinalOf = (word: string): string => ORDINAL_OF.get(word) ?? `${word}th`;
