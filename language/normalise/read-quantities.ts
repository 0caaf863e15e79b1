import { firstForm, isForm, type Token } from './token.ts';
import { joined } from './read-numbers.ts';

/** What numbers make with the words beside them: "2 times" is twice, "half past six" is 6:30, "half an hour" is 30 minutes. */
export function readQuantities(tokens: readonly Token[]): readonly Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const found = READINGS.map((reading) => reading(tokens.slice(at))).find(
      (one) => one !== undefined,
    );
    read.push(...(found?.tokens ?? tokens.slice(at, at + 1)));
    at += found?.length ?? 1;
  }
  return read;
}

interface Reading {
  readonly tokens: readonly Token[];
  /** How many tokens it takes. */
  readonly length: number;
}

const READINGS: readonly ((tokens: readonly Token[]) => Reading | undefined)[] = [
  readTimes,
  readHalfHour,
  readClock,
];

function readTimes(tokens: readonly Token[]): Reading | undefined {
  const [number, times] = tokens;
  if (number === undefined || times === undefined) return undefined;
  const word =
    isForm(number, '2') && isForm(times, 'times')
      ? 'twice'
      : isForm(number, '1') && isForm(times, 'time')
        ? 'once'
        : undefined;
  return word === undefined ? undefined : { tokens: [joined(tokens.slice(0, 2), word)], length: 2 };
}

function readHalfHour(tokens: readonly Token[]): Reading | undefined {
  const [half, article, hour] = tokens;
  if (half === undefined || hour === undefined) return undefined;
  const isHalf = isForm(half, 'half') && isForm(article, 'an', 'a') && isForm(hour, 'hour');
  return isHalf
    ? { tokens: [joined(tokens.slice(0, 2), '30'), { ...hour, forms: ['minutes'] }], length: 3 }
    : undefined;
}

/** "half past six", "quarter to seven", "a quarter past six", as the hour and the minutes. */
function readClock(tokens: readonly Token[]): Reading | undefined {
  const from = isForm(tokens[0], 'a') && isForm(tokens[1], 'quarter') ? 1 : 0;
  const [part, word, hour] = tokens.slice(from);
  if (part === undefined || word === undefined || hour === undefined) return undefined;
  const named = Number(firstForm(hour));
  if (!(named >= 1 && named <= 12)) return undefined;
  const isPast = isForm(word, 'past', 'after');
  const minutes =
    isForm(part, 'half') && isPast ? 30 : isForm(part, 'quarter') ? (isPast ? 15 : 45) : 0;
  if (minutes === 0 || (minutes === 45 && !isForm(word, 'to', 'till', 'until', 'before', 'of')))
    return undefined;
  const shown = minutes === 45 ? (named === 1 ? 12 : named - 1) : named;
  const length = from + 3;
  return {
    tokens: [
      { ...hour, forms: [String(shown)] },
      joined(tokens.slice(0, length - 1), String(minutes)),
    ],
    length,
  };
}
