export const ONES = 'zero one two three four five six seven eight nine'.split(' ');
export const TEENS =
  'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
export const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
export const ORDINAL_ONES = 'first second third fourth fifth sixth seventh eighth ninth'.split(' ');
export const ORDINAL_TEENS =
  'tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  );
export const ORDINAL_TENS =
  'twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth'.split(' ');

export type NumberWord =
  | {
      readonly kind: 'ones' | 'teens' | 'tens' | 'digits';
      readonly value: number;
      readonly ordinal: boolean;
    }
  | { readonly kind: 'multiplier'; readonly value: number; readonly ordinal: boolean };

const NUMBER_WORDS = new Map<string, NumberWord>([
  ...listed(ONES, 'ones', 0, 1, false),
  ...listed(TEENS, 'teens', 10, 1, false),
  ...listed(TENS, 'tens', 20, 10, false),
  ...listed(ORDINAL_ONES, 'ones', 1, 1, true),
  ...listed(ORDINAL_TEENS, 'teens', 10, 1, true),
  ...listed(ORDINAL_TENS, 'tens', 20, 10, true),
  ...[
    ['hundred', 100],
    ['thousand', 1000],
    ['million', 1_000_000],
    ['billion', 1_000_000_000],
  ].flatMap(([word, value]): [string, NumberWord][] => [
    [String(word), { kind: 'multiplier', value: Number(value), ordinal: false }],
    [`${word}th`, { kind: 'multiplier', value: Number(value), ordinal: true }],
  ]),
]);

/** What this word contributes to a number, or undefined when it is no part of one. */
export function numberWord(text: string): NumberWord | undefined {
  const [, digits, ending] = /^(\d+)(st|nd|rd|th)?$/u.exec(text) ?? [];
  if (digits !== undefined)
    return { kind: 'digits', value: Number(digits), ordinal: ending !== undefined };
  return NUMBER_WORDS.get(text);
}

/** The key of an ordinal: 1st, 2nd, 3rd, 11th. */
export function ordinal(value: number): string {
  const teens = value % 100 >= 11 && value % 100 <= 13;
  const ending = teens ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th');
  return `${value}${ending}`;
}

function listed(
  words: readonly string[],
  kind: 'ones' | 'teens' | 'tens',
  from: number,
  step: number,
  isOrdinal: boolean,
): [string, NumberWord][] {
  return words.map((word, index) => [
    word,
    { kind, value: from + index * step, ordinal: isOrdinal },
  ]);
}
