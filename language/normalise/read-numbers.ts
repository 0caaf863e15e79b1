import { numberWord, ordinal, type NumberWord } from './number-words.ts';
import { firstForm, isForm, type Token } from './token.ts';

interface Reading {
  readonly value: number;
  readonly ordinal: boolean;
  readonly length: number;
}

/** Numbers in words or digits become one token each: "a hundred and five" and "105" are the same. */
export function readNumbers(tokens: readonly Token[]): readonly Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const number = readNumber(tokens.slice(at));
    const taken = tokens.slice(at, at + Math.max(1, number?.length ?? 1));
    read.push(number === undefined ? joined(taken) : joined(taken, keyOf(number)));
    at += taken.length;
  }
  return joinDecimals(joinYears(read));
}

const keyOf = (number: Reading): string =>
  number.ordinal ? ordinal(number.value) : String(number.value);

/** One token over several; keeps the readings of the first unless a key is given. */
export function joined(tokens: readonly Token[], key?: string): Token {
  const [first] = tokens;
  const last = tokens.at(-1);
  if (first === undefined || last === undefined) throw new RangeError('nothing to join');
  return {
    ...first,
    forms: key === undefined ? first.forms : [key],
    words: [...new Set(tokens.flatMap((token) => token.words))],
    pauseAfter: last.pauseAfter,
    cutOff: last.cutOff,
  };
}

function readNumber(tokens: readonly Token[]): Reading | undefined {
  let total = 0;
  let current: number | undefined;
  let previous: NumberWord | undefined;
  let length = 0;

  const [first, second] = tokens;
  if (isForm(first, 'a') && partOf(second)?.kind === 'multiplier') {
    current = 1;
    previous = { kind: 'ones', value: 1, ordinal: false };
    length = 1;
  }
  while (length < tokens.length) {
    const and = previous?.kind === 'multiplier' && isForm(tokens[length], 'and') ? 1 : 0;
    const part = partOf(tokens[length + and]);
    if (part === undefined || !follows(part, previous) || (and === 1 && part.kind === 'multiplier'))
      break;
    if (part.kind !== 'multiplier') current = (current ?? 0) + part.value;
    else if (part.value === 100) current = (current ?? 1) * 100;
    else {
      total += (current ?? 1) * part.value;
      current = undefined;
    }
    length += 1 + and;
    if (part.ordinal) return { value: total + (current ?? 0), ordinal: true, length };
    previous = part;
    if (tokens[length - 1]?.pauseAfter === true) break;
  }
  return previous === undefined
    ? undefined
    : { value: total + (current ?? 0), ordinal: false, length };
}

const partOf = (token: Token | undefined): NumberWord | undefined =>
  token === undefined || token.forms.length > 1 ? undefined : numberWord(firstForm(token));

function follows(part: NumberWord, previous: NumberWord | undefined): boolean {
  if (previous === undefined) return part.kind !== 'multiplier';
  if (part.kind === 'multiplier') return true;
  if (previous.kind === 'multiplier') return part.kind !== 'digits';
  return previous.kind === 'tens' && part.kind === 'ones' && part.value > 0;
}

/** "twenty twenty-four", "nineteen oh five", "ten thirty": two halves said one after the other. */
function joinYears(tokens: readonly Token[]): readonly Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const [head, next, last] = tokens.slice(at, at + 3);
    if (head === undefined) break;
    if (isHalf(head) && isForm(next, '0', 'oh') && isDigit(last)) {
      read.push(joined(tokens.slice(at, at + 3), `${firstForm(head)}0${last.forms[0]}`));
      at += 3;
    } else if (isHalf(head) && next !== undefined && isHalf(next) && !head.pauseAfter) {
      read.push(joined([head, next], firstForm(head) + firstForm(next)));
      at += 2;
    } else {
      const isSpokenZero = isForm(head, 'oh') && isNumber(read.at(-1)) && isDigit(next);
      read.push(isSpokenZero ? { ...head, forms: ['0'] } : head);
      at += 1;
    }
  }
  return read;
}

const isHalf = (token: Token): boolean => /^[1-9]\d$/u.test(firstForm(token));
const isDigit = (token: Token | undefined): token is Token =>
  token !== undefined && /^\d$/u.test(firstForm(token));
const isNumber = (token: Token | undefined): boolean =>
  token !== undefined && /^\d+$/u.test(firstForm(token));

function joinDecimals(tokens: readonly Token[]): readonly Token[] {
  const read: Token[] = [];
  for (const token of tokens) {
    const [whole, point] = read.slice(-2);
    const decimal = read.at(-1);
    if (isForm(point, 'point') && isNumber(whole) && whole && point && isNumber(token)) {
      read.splice(-2, 2, joined([whole, point, token], `${firstForm(whole)}.${firstForm(token)}`));
    } else if (decimal && /^\d+\.\d+$/u.test(firstForm(decimal)) && isDigit(token)) {
      read.splice(-1, 1, joined([decimal, token], firstForm(decimal) + firstForm(token)));
    } else read.push(token);
  }
  return read;
}
