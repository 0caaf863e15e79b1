/** Words in hiragana that stand by themselves; any other belongs to what is before it, as particles and endings do. */
const BEGINS: ReadonlySet<string> = new Set(
  [
    ['お', 'ご', 'この', 'その', 'あの', 'どの', 'こんな', 'そんな', 'どんな', 'ほんの'],
    ['これ', 'それ', 'あれ', 'どれ', 'ここ', 'そこ', 'どこ', 'こちら', 'そちら', 'どちら'],
    ['いつ', 'いつも', 'だれ', 'なに', 'なぜ', 'どう', 'どうか', 'わたし', 'みんな'],
    ['すぐ', 'すごく', 'ずっと', 'すべて', 'たくさん', 'たぶん', 'だいたい', 'おそらく', 'きっと'],
    [
      'ちょっと',
      'ちゃんと',
      'とても',
      'かなり',
      'ほとんど',
      'もう',
      'もっと',
      'やっと',
      'ゆっくり',
    ],
    [
      'まず',
      'また',
      'まだ',
      'もし',
      'できれば',
      'しかし',
      'そして',
      'それから',
      'いいえ',
      'えっと',
    ],
  ].flat(),
);

const HIRAGANA = /^[ぁ-ゖー]+$/;
const CLOSING = /^[\p{Pe}\p{Pf}\p{Po}\p{Pd}ー～〜\s]+$/u;
const OPENING = /[\p{Ps}\p{Pi}]$/u;
const ENDS_CLAUSE = /[、。！？\s]$/;
const COUNTED = /[\d０-９一二三四五六七八九十百千万何数]$/;
const BOUND = /^(以上|以下|以内|以降|以外|程度|様)$/;
const KANJI_FIRST = /^[\p{Script=Han}々]/u;
const KANJI_LAST = /[\p{Script=Han}々]$/u;
const KATAKANA = /^[ァ-ヺー・]+$/;
/** The first half of a verb made of two, such as 打ち出す, or of 真っ二つ. */
const HALF = /^\p{Script=Han}+[きぎしちにびみりけげせてねべめれっ]$/u;
/** A particle that the segmenter took for the beginning of the verb after it. */
const STRAY_PARTICLE = /^([がをにはへともで])(\p{Script=Han}.*)$/u;
/** A row of kanji is one name or notion, up to so many letters. */
const LONGEST_COMPOUND = 5;

let segmenter: Intl.Segmenter | undefined;

/** Japanese in phrases, each a word with what hangs on it: a line may end between two. Joined again they are the text. */
export function phrasesOf(text: string): readonly string[] {
  segmenter ??= new Intl.Segmenter('ja', { granularity: 'word' });
  const phrases: string[] = [];
  let last = '';
  for (const word of wordsOf(text, segmenter)) {
    const before = phrases.at(-1);
    if (before !== undefined && hangsOn(before, last, word))
      phrases[phrases.length - 1] = before + word;
    else phrases.push(word);
    last = word;
  }
  return phrases;
}

const wordsOf = (text: string, words: Intl.Segmenter): readonly string[] =>
  [...words.segment(text)].flatMap(({ segment }) => {
    const [, particle, verb] = STRAY_PARTICLE.exec(segment) ?? [];
    return particle && verb ? [particle, verb] : [segment];
  });

function hangsOn(before: string, last: string, word: string): boolean {
  if (CLOSING.test(word) || OPENING.test(before) || /^[おご]$/.test(last)) return true;
  if (ENDS_CLAUSE.test(last)) return false;
  if (HIRAGANA.test(word)) return !BEGINS.has(word);
  if (BOUND.test(word) || HALF.test(last)) return KANJI_FIRST.test(word);
  if (COUNTED.test(last)) return KANJI_FIRST.test(word);
  if (KATAKANA.test(word)) return KATAKANA.test(last);
  const isCompound = KANJI_LAST.test(last) && KANJI_FIRST.test(word) && last === before;
  return isCompound && before.length + word.length <= LONGEST_COMPOUND;
}
