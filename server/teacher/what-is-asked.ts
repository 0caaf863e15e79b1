const OTHER_WAYS =
  /(?:ほか|他|別)の(?:言い方|表現|答え)|言い換え|another way|other ways?|alternative|다른 (?:표현|말|답)|다르게/iu;
const OWN_ANSWER =
  /(?:私|わたし|自分|僕|ぼく)の(?:答|回答|英語|英文|文)|どこが(?:違|ちが|間違|まちが|だめ)|なぜ(?:不正解|間違|まちが|だめ|違う)|my (?:answer|sentence|english)|what did i|where did i|what'?s wrong|why (?:is it|was i|is mine) wrong|(?:내|제) (?:답|문장|영어)|어디가 틀|왜 틀/iu;

/** Letters of English with what stands between them; it ends where another script begins. */
const ENGLISH = /[A-Za-z][A-Za-z0-9 ,.'’!?$%-]*[A-Za-z0-9.!?]/gu;
const FEWEST_WORDS = 3;

export const asksForOtherWays = (asked: string): boolean => OTHER_WAYS.test(asked);

export const asksAboutOwnAnswer = (asked: string): boolean => OWN_ANSWER.test(asked);

/**
 * The English sentence a question is about. Inside Japanese or Korean any English of three words may be one; inside
 * English only what stands in quotation marks.
 */
export function sentenceIn(asked: string): string | undefined {
  const isEnglish =
    !/[\p{Script=Hiragana}\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]/u.test(asked);
  const parts = isEnglish
    ? [...asked.matchAll(/["“]([^"“”]+)["”]/gu)].map(([, inside = '']) => inside)
    : (asked.match(ENGLISH) ?? []);
  const sentences = parts
    .map((part) => part.trim())
    .filter((part) => part.split(/\s+/u).length >= FEWEST_WORDS);
  return sentences.toSorted((a, b) => b.length - a.length)[0];
}
