import { ordinal } from './number-words.ts';
import { firstForm, isForm, type Token } from './token.ts';
import { joined } from './read-numbers.ts';

export const MONTHS: ReadonlySet<string> = new Set(
  'january february march april may june july august september october november december'.split(
    ' ',
  ),
);
const COINS = ['cents', 'cent', 'pence'];

/** What numbers lean on: May 5 is May 5th, "am" after a number is a.m., "dollars and fifty cents". */
export function readDates(tokens: readonly Token[]): readonly Token[] {
  const read: Token[] = [];
  tokens.forEach((token, at) => {
    const before = read.at(-1);
    const next = tokens[at + 1];
    const day = Number(firstForm(token));
    if (before && isMonth(before) && day >= 1 && day <= 31) {
      read.push({ ...token, forms: [ordinal(day)] });
    } else if (before && isMonth(before) && isForm(token, 'the') && isOrdinal(next)) {
      read.splice(-1, 1, joined([before, token]));
    } else if (isNumber(before) && isForm(token, 'am', 'pm')) {
      read.push({ ...token, forms: [isForm(token, 'am') ? 'a.m.' : 'p.m.'] });
    } else if (
      before &&
      isForm(token, 'and') &&
      isNumber(next) &&
      isForm(tokens[at + 2], ...COINS)
    ) {
      read.splice(-1, 1, joined([before, token]));
    } else read.push(token);
  });
  return read;
}

const isMonth = (token: Token): boolean => MONTHS.has(firstForm(token));
const isOrdinal = (token: Token | undefined): boolean =>
  token !== undefined && /^\d+(?:st|nd|rd|th)$/u.test(firstForm(token));
const isNumber = (token: Token | undefined): boolean =>
  token !== undefined && /^\d+$/u.test(firstForm(token));
