/** Kokoro's symbols by number, from the model's config.json; the numbers between are unused. */
const SYMBOLS: readonly (readonly [first: number, symbols: string])[] = [
  [1, ';:,.!?'],
  [9, '—…"()“” \u0303ʣʥʦʨᵝ\uAB67A'],
  [25, 'I'],
  [31, 'O'],
  [33, 'Q'],
  [35, 'ST'],
  [39, 'W'],
  [41, 'Yᵊabcdef'],
  [50, 'hijklmnopqrstuvwxyzɑɐɒæ'],
  [75, 'βɔɕç'],
  [80, 'ɖðʤə'],
  [85, 'ɚɛɜ'],
  [90, 'ɟ'],
  [92, 'ɡ'],
  [99, 'ɥ'],
  [101, 'ɨɪʝ'],
  [110, 'ɯɰŋɳɲɴø'],
  [118, 'ɸθœ'],
  [123, 'ɹ'],
  [125, 'ɾɻ'],
  [128, 'ʁɽʂʃʈʧ'],
  [135, 'ʊʋ'],
  [138, 'ʌɣɤ'],
  [142, 'χʎ'],
  [147, 'ʒʔ'],
  [156, 'ˈˌː'],
  [162, 'ʰ'],
  [164, 'ʲ'],
  [169, '↓'],
  [171, '→↗↘'],
  [177, 'ᵻ'],
];

const NUMBERS = new Map(
  SYMBOLS.flatMap(([first, symbols]) =>
    [...symbols].map((symbol, i) => [symbol, first + i] as const),
  ),
);

/** The numbers of the phonemes; symbols the model does not know are left out. */
export const phonemeNumbers = (phonemes: string): number[] =>
  [...phonemes].flatMap((symbol) => NUMBERS.get(symbol) ?? []);
