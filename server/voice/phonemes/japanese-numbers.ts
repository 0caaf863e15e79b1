const DIGITS = '〇一二三四五六七八九';
const SMALL_UNITS = ['', '十', '百', '千'];
const BIG_UNITS = ['', '万', '億', '兆'];

/** Writes Arabic numbers in kanji, so that the dictionary can read them: 3,500円 becomes 三千五百円, 2.5 becomes 二点五. */
export function numbersInKanji(text: string): string {
  return text
    .replaceAll(/(\d),(?=\d{3})/gu, '$1')
    .replaceAll(/(\d+)(?:\.(\d+))?/gu, (_, whole: string, fraction?: string) =>
      fraction === undefined
        ? inKanji(whole)
        : `${/^0+$/.test(whole) ? '零' : inKanji(whole)}点${digitByDigit(fraction)}`,
    );
}

const digitByDigit = (digits: string): string =>
  [...digits].map((digit) => DIGITS[Number(digit)]).join('');

function inKanji(digits: string): string {
  const significant = digits.replace(/^0+(?=\d)/u, '');
  if (significant.length > 16 || (digits.startsWith('0') && digits.length > 1))
    return digitByDigit(digits);
  if (significant === '0') return 'ゼロ';

  const groups: string[] = [];
  for (let end = significant.length; end > 0; end -= 4)
    groups.push(significant.slice(Math.max(0, end - 4), end));
  return groups
    .map((group, i) => (Number(group) === 0 ? '' : `${smallInKanji(group)}${BIG_UNITS[i]}`))
    .toReversed()
    .join('');
}

function smallInKanji(digits: string): string {
  return [...digits]
    .map((digit, i) => {
      const unit = SMALL_UNITS[digits.length - 1 - i] ?? '';
      if (digit === '0') return '';
      return digit === '1' && unit !== '' ? unit : `${DIGITS[Number(digit)]}${unit}`;
    })
    .join('');
}
