const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** UTF-8 text of a base64 or base64url string; `undefined` when it is neither. The core has no platform to ask. */
export function base64Text(encoded: string): string | undefined {
  const digits = encoded
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '');
  if (digits.length % 4 === 1) return undefined;
  let bits = 0;
  let held = 0;
  let escaped = '';
  for (const digit of digits) {
    const value = ALPHABET.indexOf(digit);
    if (value < 0) return undefined;
    bits = (bits << 6) | value;
    held += 6;
    if (held >= 8) {
      held -= 8;
      escaped += `%${((bits >> held) & 0xff).toString(16).padStart(2, '0')}`;
      bits &= (1 << held) - 1;
    }
  }
  try {
    return decodeURIComponent(escaped);
  } catch {
    return undefined; // the bytes are not UTF-8
  }
}
