const OTHER_WAYS =
  /(?:ほか|他|別)の(?:言い方|表現|答え)|言い換え|another way|other ways?|alternative|다른 (?:표현|말|답)|다르게/iu;
const OWN_ANSWER =
  /(?:私|わたし|自分|僕|ぼく)の(?:答|回答|英語|英文|文)|この(?:答え|回答)|どこが(?:違|ちが|間違|まちが|だめ)|なぜ(?:不正解|間違|まちが|だめ|違う)|(?:正しい|合って(?:い)?る|あって(?:い)?る)(?:ですか|んですか|でしょうか|？)|合って(?:い)?ますか|is (?:this|it|mine) (?:right|correct|ok)|my (?:answer|sentence|english)|what did i|where did i|what'?s wrong|why (?:is it|was i|is mine) wrong|이 답|맞(?:나요|아요|는 건가요)|(?:내|제) (?:답|문장|영어)|어디가 틀|왜 틀/iu;

/** The handbook is about grammar. */
const BEYOND_GRAMMAR =
  /発音|読み方|(?:単語|言葉|語|表現)の意味|意味は(?:何|なん|？|\?)|主語は(?:何|なん|どれ)|pronounce|pronunciation|what does .+ mean|발음|뜻이/iu;

/** Letters of English with what stands between them; it ends where another script begins. */
const ENGLISH = /[A-Za-z][A-Za-z0-9 ,.'’!?$%-]*[A-Za-z0-9.!?]/gu;
const SUBJECT =
  /^(?:I|you|he|she|it|we|they|this|that|these|those|there|my|your|his|her|our|their|the|an?|what|who|where|when|why|how|do|does|did|is|are|was|were|can|could|will|would|shall|should|may|have|has|let's|please)(?:'\w+)?\b/iu;

export const asksForOtherWays = (asked: string): boolean => OTHER_WAYS.test(asked);

export const asksBeyondGrammar = (asked: string): boolean => BEYOND_GRAMMAR.test(asked);

export const asksAboutOwnAnswer = (asked: string): boolean => OWN_ANSWER.test(asked);

/**
 * The English sentence a question is about. Inside Japanese or Korean any English that begins or
 * ends as one may be one; inside English only what stands in quotation marks.
 */
export function sentenceIn(asked: string): string | undefined {
  const isEnglish =
    !/[\p{Script=Hiragana}\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]/u.test(asked);
  const parts = isEnglish
    ? [...asked.matchAll(/["“]([^"“”]+)["”]/gu)].map(([, inside = '']) => inside)
    : (asked.match(ENGLISH) ?? []);
  const sentences = parts.map((part) => part.trim()).filter(isSentence);
  return sentences.toSorted((a, b) => b.length - a.length)[0];
}

/** "have been living" is a form that is asked about, and no sentence to be judged. */
function isSentence(part: string): boolean {
  const words = part.split(/\s+/u).length;
  const isWhole =
    /[.!?]$/u.test(part) || (SUBJECT.test(part) && !/^(?:have|has|do|is|are)\b/u.test(part));
  return isWhole ? words >= 3 : words >= 5;
}
