type Reading = readonly [written: string, sounds: string];

const NUMBERS: Readonly<Record<string, string>> = {
  一: 'イチ',
  二: 'ニ',
  三: 'サン',
  四: 'ヨン',
  五: 'ゴ',
  六: 'ロク',
  七: 'ナナ',
  八: 'ハチ',
  九: 'キュー',
  十: 'ジュー',
  百: 'ヒャク',
  三百: 'サンビャク',
  六百: 'ロッピャク',
  八百: 'ハッピャク',
  千: 'セン',
  何: 'ナン',
};

/** Numbers whose end becomes a small ッ before a counter, by the counter's first sound. */
const DOUBLED = { k: '一六八十百', s: '一八十', t: '一八十', h: '一六八十百', p: '八十' } as const;

interface Counter {
  readonly written: readonly string[];
  readonly sounds: string;
  readonly begins: keyof typeof DOUBLED;
  /** Another form after some numbers: ボン after 三. */
  readonly after?: Readonly<Record<string, string>>;
  /** Numbers with which it makes another word, or which are said otherwise. */
  readonly without?: string;
}

const COUNTERS: readonly Counter[] = [
  counter('k', '回', 'カイ'),
  counter('k', '階', 'カイ', { after: { 三: 'ガイ', 何: 'ガイ' } }),
  counter('k', '個', 'コ'),
  counter('k', '件', 'ケン'),
  counter('k', '軒', 'ケン', { after: { 三: 'ゲン', 何: 'ゲン' } }),
  counter('k', '課', 'カ'),
  counter('k', '曲', 'キョク'),
  counter('k', 'か月 ヶ月 カ月 ヵ月 箇月', 'カゲツ'),
  counter('k', 'か国 ヶ国 カ国 ヵ国', 'カコク'),
  counter('k', 'キロ', 'キロ', { without: '一八' }),
  counter('s', '歳 才', 'サイ', { without: '千' }),
  counter('s', '冊', 'サツ'),
  counter('s', '週', 'シュー'),
  counter('s', '週間', 'シューカン'),
  counter('s', '種類', 'シュルイ'),
  counter('s', '社', 'シャ'),
  counter('s', '章', 'ショー'),
  counter('s', '世紀', 'セーキ'),
  counter('s', '足', 'ソク', { after: { 三: 'ゾク', 何: 'ゾク' }, without: '百千' }),
  counter('t', '頭', 'トー'),
  counter('t', '点', 'テン'),
  counter('t', '着', 'チャク'),
  counter('t', '通', 'ツー'),
  counter('t', '丁目', 'チョーメ'),
  counter('h', '本', 'ホン', { after: { 三: 'ボン', 千: 'ボン', 何: 'ボン' } }),
  counter('h', '匹', 'ヒキ', { after: { 三: 'ビキ', 千: 'ビキ', 何: 'ビキ' } }),
  counter('h', '杯', 'ハイ', { after: { 三: 'バイ', 千: 'バイ', 何: 'バイ' } }),
  counter('h', '票', 'ヒョー', { after: { 三: 'ビョー', 千: 'ビョー', 何: 'ビョー' } }),
  counter('h', '泊', 'ハク', { after: { 三: 'パク', 何: 'パク' } }),
  ...minutesCounters(),
  counter('p', 'ページ', 'ページ'),
  counter('p', 'パーセント', 'パーセント'),
  counter('p', 'ポイント', 'ポイント'),
];

function counter(
  begins: Counter['begins'],
  written: string,
  sounds: string,
  rest: Pick<Counter, 'after' | 'without'> = {},
): Counter {
  return { begins, written: written.split(' '), sounds, ...rest };
}

/** 十分 is "enough" as well: japanese-signs.ts sees to it. */
function minutesCounters(): readonly Counter[] {
  return Object.entries({ 分: '', 分間: 'カン', 分後: 'ゴ', 分の: 'ノ' }).map(([written, end]) => {
    const soft = `プン${end}`;
    const after = { 三: soft, 四: soft, 千: soft, 何: soft };
    return counter('h', written, `フン${end}`, { after, without: '十' });
  });
}

const counted: readonly Reading[] = COUNTERS.flatMap((one) =>
  Object.entries(NUMBERS)
    .filter(([number]) => !one.without?.includes(number))
    .flatMap(([number, plain]) => {
      const last = number.slice(-1);
      const isDoubled = DOUBLED[one.begins].includes(last);
      const end = one.after?.[last] ?? (isDoubled ? doubledStart(one.sounds) : one.sounds);
      const sounds = `${isDoubled ? plain.replace(/.$/u, 'ッ') : plain}${end}`;
      return one.written.map((written): Reading => [`${number}${written}`, sounds]);
    }),
);

/** After a small ッ, ハ becomes パ. */
function doubledStart(sounds: string): string {
  const at = 'ハヒフヘホ'.indexOf(sounds.charAt(0));
  return at < 0 ? sounds : `${'パピプペポ'.charAt(at)}${sounds.slice(1)}`;
}

const TENS = [10, 20, 30, 40, 50];
const minutes: readonly Reading[] = TENS.flatMap((tens): Reading[] => {
  const [digit, plain] = tens === 10 ? ['', ''] : numberOf(tens / 10);
  const written = `${digit}十分`;
  const sounds = `${plain}ジュップン`;
  const after: Reading[] = [
    [`${written}間`, `${sounds}カン`],
    [`${written}後`, `${sounds}ゴ`],
    [`${written}の`, `${sounds}ノ`],
  ];
  const alone: Reading = tens === 10 ? ['時十分', 'ジジュップン'] : [written, sounds];
  return [alone, ...after];
});

const DAYS: Readonly<Record<number, string>> = {
  1: 'イチニチ',
  2: 'フツカ',
  3: 'ミッカ',
  4: 'ヨッカ',
  5: 'イツカ',
  6: 'ムイカ',
  7: 'ナノカ',
  8: 'ヨーカ',
  9: 'ココノカ',
  10: 'トーカ',
  14: 'ジューヨッカ',
  20: 'ハツカ',
  24: 'ニジューヨッカ',
};

const days: readonly Reading[] = Array.from({ length: 31 }, (_, i) => i + 1).flatMap((day) => {
  const [written, plain] = numberOf(day);
  const sounds = DAYS[day] ?? `${plain}ニチ`;
  return [
    [`${written}日`, sounds],
    [`${written}日間`, `${sounds}カン`],
    [`${written}日目`, `${sounds}メ`],
  ] satisfies Reading[];
});

const MONTHS: Readonly<Record<number, string>> = { 4: 'シ', 7: 'シチ', 9: 'ク' };

const months: readonly Reading[] = Array.from({ length: 12 }, (_, i) => i + 1).flatMap((month) => {
  const [written, plain] = numberOf(month);
  const sounds = `${MONTHS[month] ?? plain}ガツ`;
  return [
    [`${written}月`, sounds],
    [`${written}月一日`, `${sounds} ツイタチ`],
  ] satisfies Reading[];
});

const HOURS: Readonly<Record<string, string>> = { 四: 'ヨ', 七: 'シチ', 九: 'ク' };

const hours: readonly Reading[] = Object.entries(HOURS).flatMap(([written, sounds]) => [
  [`${written}時`, `${sounds}ジ`],
  [`${written}時半`, `${sounds}ジハン`],
  [`${written}時間`, `${sounds}ジカン`],
]);

/** A half, two thirds: 分 is ブン there. */
const fractions: readonly Reading[] = ['二一', '三一', '三二', '四一', '四三', '五一', '十一'].map(
  (pair): Reading => {
    const [whole = '', part = ''] = pair;
    return [`${whole}分の${part}`, `${NUMBERS[whole]}ブンノ ${NUMBERS[part]}`];
  },
);

/** 一人 alone is no 一人 behind a ten, and 四 has a short form before these. */
const others: readonly Reading[] = [
  ['一人', 'ヒトリ'],
  ['二人', 'フタリ'],
  ['十一人', 'ジューイチニン'],
  ['十二人', 'ジューニニン'],
  ['四人', 'ヨニン'],
  ['四年', 'ヨネン'],
  ['四年間', 'ヨネンカン'],
  ['四円', 'ヨエン'],
  ['二十歳', 'ハタチ'],
  ['三百', 'サンビャク'],
  ['六百', 'ロッピャク'],
  ['八百', 'ハッピャク'],
  ['三千', 'サンゼン'],
  ['八千', 'ハッセン'],
  ['ゼロ度', 'レード'],
];

function numberOf(n: number): readonly [written: string, sounds: string] {
  const digits = [...'一二三四五六七八九'];
  const ten = Math.floor(n / 10);
  const one = digits[(n % 10) - 1] ?? '';
  const tens = ten === 0 ? '' : `${ten === 1 ? '' : digits[ten - 1]}十`;
  const written = `${tens}${one}`;
  return [written, [...written].map((digit) => NUMBERS[digit] ?? '').join('')];
}

/** Numbers with what they count, in kanji, and how the two sound together: 三本 is サンボン. */
export const COUNTER_READINGS: readonly Reading[] = [
  ...counted,
  ...minutes,
  ...days,
  ...months,
  ...hours,
  ...fractions,
  ...others,
];
