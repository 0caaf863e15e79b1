/** A stretch of letters or digits between spaces, hyphens and punctuation. */
export interface Piece {
  readonly text: string;
  readonly word: number;
  readonly pauseAfter: boolean;
  readonly cutOff: boolean;
}

const CURRENCIES: Readonly<
  Record<string, readonly [one: string, many: string, hundredth: string]>
> = {
  $: ['dollar', 'dollars', 'cents'],
  '£': ['pound', 'pounds', 'pence'],
  '€': ['euro', 'euros', 'cents'],
  '¥': ['yen', 'yen', 'sen'],
};
const KEPT_LEADING_APOSTROPHES = new Set(["'cause", "'em", "'til", "'bout"]);

/** The pieces of each written word, lower-cased; symbols become the words they are read as. */
export function splitPieces(words: readonly string[]): readonly Piece[] {
  return words.flatMap((written, word) => {
    const text = asPlain(written);
    const texts = text.split(/\s+/u).flatMap((part) => read(strip(part)));
    return texts.map((piece, index) => ({
      text: piece,
      word,
      pauseAfter: index === texts.length - 1 && /[,;:.…—–-]["')\]]*$/u.test(text),
      cutOff: index === texts.length - 1 && /[a-z][-—–]$/u.test(text),
    }));
  });
}

function asPlain(written: string): string {
  return written
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[’‘ʼ`´′]/gu, "'");
}

function strip(part: string): string {
  const bare = part.replace(/^[^\p{L}\p{N}$£€¥'&+#]+/u, '').replace(/[^\p{L}\p{N}%&+]+$/u, '');
  return bare.startsWith("'") && !KEPT_LEADING_APOSTROPHES.has(bare) ? bare.slice(1) : bare;
}

function read(text: string): readonly string[] {
  if (text === '') return [];
  if (text === '&') return ['and'];
  if (text === '+') return ['plus'];
  return (
    readMoney(text) ??
    readClock(text) ??
    readQuantity(text) ??
    readAbbreviation(text) ??
    text.split(/[^\p{L}\p{N}']+/u).filter((piece) => piece !== '')
  );
}

function readMoney(text: string): readonly string[] | undefined {
  const [, symbol, amount, small] = /^([$£€¥])(\d[\d,]*)(?:\.(\d\d))?$/u.exec(text) ?? [];
  const currency = CURRENCIES[symbol ?? ''];
  if (amount === undefined || currency === undefined) return undefined;
  const whole = amount.replaceAll(',', '');
  const [one, many, hundredth] = currency;
  const coins = small === undefined || small === '00' ? [] : [String(Number(small)), hundredth];
  return [whole, whole === '1' ? one : many, ...coins];
}

function readClock(text: string): readonly string[] | undefined {
  const [, hour, minutes = '00', half] =
    /^(\d{1,2})(?:[:.](?=[0-5][05])(\d\d))?([ap])?\.?m?$/u.exec(text) ??
    /^(\d{1,2}):(\d\d)([ap])?\.?m?$/u.exec(text) ??
    [];
  if (hour === undefined) return undefined;
  const spoken =
    minutes === '00' ? [] : minutes.startsWith('0') ? ['0', minutes.slice(1)] : [minutes];
  return [String(Number(hour)), ...spoken, ...(half === undefined ? [] : [`${half}.m.`])];
}

function readQuantity(text: string): readonly string[] | undefined {
  const [, amount, unit] = /^#?(\d[\d,]*(?:\.\d+)?)(%|km|kg|cm|mm|ml|g|m|l)?$/u.exec(text) ?? [];
  if (amount === undefined) return undefined;
  const number = amount.replaceAll(',', '');
  if (unit === undefined) return text.startsWith('#') ? ['number', number] : [number];
  return [number, unit === '%' ? 'percent' : unit];
}

function readAbbreviation(text: string): readonly string[] | undefined {
  if (/^[ap]\.m$/u.test(text)) return [`${text}.`];
  if (!/^(?:[a-z]\.)+[a-z]$/u.test(text)) return undefined;
  // "us" without its dots would be the pronoun.
  return text === 'u.s' ? [text] : [text.replaceAll('.', '')];
}
