type Rule = readonly [written: RegExp, said: string | ((...found: string[]) => string)];

const CURRENCIES: Readonly<
  Record<string, readonly [one: string, more: string, part: string | undefined]>
> = {
  $: ['dollar', 'dollars', 'cents'],
  '£': ['pound', 'pounds', 'pence'],
  '€': ['euro', 'euros', 'cents'],
  '¥': ['yen', 'yen', undefined],
};

const UNITS: Readonly<Record<string, readonly [one: string, more: string]>> = {
  kg: ['kilogram', 'kilograms'],
  km: ['kilometer', 'kilometers'],
  cm: ['centimeter', 'centimeters'],
  mm: ['millimeter', 'millimeters'],
  ml: ['milliliter', 'milliliters'],
  ft: ['foot', 'feet'],
  g: ['gram', 'grams'],
  m: ['meter', 'meters'],
  '°C': ['degree Celsius', 'degrees Celsius'],
  '°F': ['degree Fahrenheit', 'degrees Fahrenheit'],
};

const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December';

/** Before these, 1850 is a number and no year. */
const COUNTED =
  'yen|dollars|euros|pounds|people|meters|kilometers|miles|grams|kilograms|words|pages|calories|points|times|copies|square|million';

const FRACTIONS: Readonly<Record<string, string>> = {
  '1/2': 'one half',
  '1/3': 'one third',
  '2/3': 'two thirds',
  '1/4': 'a quarter',
  '3/4': 'three quarters',
};

const DECADES = ['', 'tens', 'twenties', 'thirties', 'forties', 'fifties', 'sixties'].concat(
  'seventies',
  'eighties',
  'nineties',
);

/** In this order: what is read first is no figure any more for what follows. */
const RULES: readonly Rule[] = [
  [/([$£€¥])(\d[\d,]*(?:\.\d+)?) (hundred|thousand|million|billion|trillion)\b/gu, bigMoney],
  [/([$£€¥])(\d[\d,]*)(?:\.(\d+))?/gu, money],
  [/\b(\d{1,2}):00(?= ?[ap]\.?m\b)/giu, '$1'],
  [/\b(\d{1,2}):00\b/gu, "$1 o'clock"],
  [/\b(\d{1,2}):0(\d)\b/gu, '$1 oh $2'],
  [/\b0\d{1,3}(?:-\d{2,4}){1,2}\b/gu, (number) => number.split('-').map(inDigits).join(', ')],
  [/\b[1-4]\/[2-4]\b/gu, (written) => FRACTIONS[written] ?? written],
  [/\b24\/7\b/gu, 'twenty-four seven'],
  [/(\d) ?[-–] ?(?=\d)/gu, '$1 to '],
  [/(\d) ?(kg|km|cm|mm|ml|ft|g|m|°[CF])(?![a-z])/gu, inUnits],
  [new RegExp(`\\b(${MONTHS}) (\\d{1,2})(?![\\d:,.]*\\d|th|st|nd|rd)\\b`, 'gu'), onDay],
  [/(?<![\w,.])(?:(1[6-9]|20)|')(\d)0s\b/gu, decade],
  [new RegExp(`(?<![\\d,.])\\b(1[6-9])(\\d\\d)\\b(?![,.]?\\d| (?:${COUNTED})\\b)`, 'gu'), year],
  [/\b([Rr]oom) (\d)0(\d)\b/gu, '$1 $2 oh $3'],
  [/\b([A-Z]{2}) ?(\d{3,4})\b/gu, (_, letters, number) => `${letters} ${inDigits(number)}`],
  [/\bNo\. ?(?=\d)/gu, 'number '],
  [/\bPh\.D\./gu, 'PhD'],
  [/\bVol\. ?(?=\d)/gu, 'volume '],
  [/#(?=\d)/gu, 'number '],
  [/\bvs?\.(?=\s)/gu, 'versus'],
  [/(\w\w) & (?=\w\w)/gu, '$1 and '],
  [/(\d)'(\d{1,2})"/gu, '$1 foot $2'],
  // The full stops of U.S. are no pauses, unless the sentence ends there.
  [/\b(?:[A-Z]\.){2,}(?=[ ,;!?]|$)/gu, (letters, at, whole) => initials(letters, at, whole)],
];

/** Figures and abbreviations as a person says them: "$5.50", "7:05", "the 1990s" and "the U.S." in words. */
export const figuresInWords = (text: string): string =>
  RULES.reduce(
    (sum, [written, said]) =>
      typeof said === 'string' ? sum.replaceAll(written, said) : sum.replaceAll(written, said),
    text,
  );

function money(_: string, sign: string, whole: string, part?: string): string {
  const [one = '', more = '', coins] = CURRENCIES[sign] ?? [];
  const isWhole = part === undefined || /^0+$/.test(part);
  if (isWhole) return `${whole} ${whole === '1' ? one : more}`;
  if (part.length !== 2 || coins === undefined) return `${whole}.${part} ${more}`;
  const rest = String(Number(part));
  return whole === '0'
    ? `${rest} ${coins}`
    : `${whole} ${whole === '1' ? one : more} ${part.startsWith('0') ? `and ${rest} ${coins}` : rest}`;
}

function bigMoney(_: string, sign: string, number: string, unit: string): string {
  return `${number} ${unit} ${CURRENCIES[sign]?.[1]}`;
}

const inDigits = (number: string): string =>
  [...number].map((digit) => (digit === '0' ? 'oh' : digit)).join(' ');

function inUnits(_: string, digit: string, unit: string, at: string, whole: string): string {
  const isOne = digit === '1' && !/[\d.,]/.test(whole.charAt(Number(at) - 1));
  return `${digit} ${UNITS[unit]?.[isOne ? 0 : 1]}`;
}

function onDay(_: string, month: string, day: string): string {
  const n = Number(day);
  const ending = n > 10 && n < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  return n < 1 || n > 31 ? `${month} ${day}` : `${month} ${n}${ending}`;
}

function decade(_: string, century: string | undefined, ten: string): string {
  if (ten === '0') return century === '20' ? 'two thousands' : `${century} hundreds`;
  return [century, DECADES[Number(ten)]].filter(Boolean).join(' ');
}

function year(_: string, first: string, last: string): string {
  if (last === '00') return `${first} hundred`;
  return last.startsWith('0') ? `${first} oh ${last.charAt(1)}` : `${first} ${last}`;
}

function initials(letters: string, at: string, whole: string): string {
  const isLast = Number(at) + letters.length === whole.length;
  return `${letters.replaceAll('.', '')}${isLast ? '.' : ''}`;
}
