const SEGMENTER = new Intl.Segmenter('ja', { granularity: 'word' });

/** Words that say only that something is asked, or hold a sentence together; in English "a" or "to" may be the very matter. */
const FILLERS = new Set(
  `の は が を に へ と で も や か な ね よ し た て だ です ます でし まし ません ない なら では には とは する し し て さ れ ある い いる
  こと もの これ それ どれ この その どの ここ そこ とき 時 ため よう 何 なに なぜ どうして どう 使い方 使う つかう 違い ちがい 違う
  意味 教え 教えて ください 下さい 場合 文 言う いう 言い方 英語 日本語 ん 的 私 わたし 問題 答え 文法 ルール 間違い 正しい 説明
  わかり 分かり わから 分から でしょう ですか ますか って という 良い いい よい
  what why how when which is are do does did the difference between use mean meaning please explain me about of in this my
  question answer sentence wrong right correct i you it can english japanese rule word words and or
  왜 무엇 뭐 어떻게 차이 차이는 알려 주세요 알려주세요 가르쳐 설명 의미 뜻 무슨 언제 나요 인가요 예요 이에요 해요 은 는 이 가 을 를 에 의 와 과 도
  영어 일본어 문장 규칙 사용법 쓰나요 써요 쓰는 어느 것 수 할 있어요 있나요 제 답 틀린 맞는`
    .split(/\s+/u)
    .filter((word) => word !== ''),
);

/** In these the short words of English are what a learner may ask about. */
const QUOTED = /["“”'‘’「『`][^"“”'‘’」』`]{1,40}["“”'‘’」』`]/gu;

/** Kana between them are mostly endings. */
const SCRIPT_OF_STEMS = /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}ー]+$/u;
const EAST_ASIAN = /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Hangul}ー]+$/u;

/** What a text is kept under in an index: words, and pairs of characters where words have no spaces between them. */
export function termsOf(text: string): readonly string[] {
  const normal = text.normalize('NFKC').toLowerCase().replaceAll(/[’‘]/gu, "'");
  return [
    ...(normal.match(/[a-z]+(?:'[a-z]+)*/gu) ?? []),
    ...eastAsianWords(normal),
    ...pairsIn(normal),
  ];
}

/** In English these only ask; the same words may be the very matter. */
const ASKING =
  /\b(?:tell|show|teach) me (?:about|why|how|when|what)?\b|\bhow (?:do|can|would|should) (?:i|you|we) say\b|\b(?:is|was) it (?:ok|okay|right|wrong) to say\b/giu;

/** The same of what a learner asks: without what only says that she asks. */
export function termsAsked(question: string): readonly string[] {
  const text = question.replaceAll(ASKING, ' ');
  // Beside Japanese or Korean every English word was written on purpose.
  const isEnglish =
    !/[\p{Script=Hiragana}\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text);
  const asked = termsOf(text).filter(
    (term) => !FILLERS.has(term) || (!isEnglish && /^[a-z]/u.test(term)),
  );
  return [...new Set([...asked, ...quotedTerms(text)])];
}

/** What stands in quotation marks was meant, whatever it is. */
export const quotedTerms = (text: string): readonly string[] =>
  (text.normalize('NFKC').match(QUOTED) ?? []).flatMap(termsOf);

const eastAsianWords = (text: string): readonly string[] =>
  [...SEGMENTER.segment(text)]
    .map(({ segment }) => segment)
    .filter((word) => EAST_ASIAN.test(word));

/** Compounds hold their parts, and Korean endings hide their stems. */
const pairsIn = (text: string): readonly string[] =>
  [
    ...text.matchAll(/[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]{2,}/gu),
    ...text.matchAll(/\p{Script=Hangul}{3,}/gu),
  ].flatMap(([run]) =>
    Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)).filter((pair) =>
      SCRIPT_OF_STEMS.test(pair),
    ),
  );

/** Whether a term is only a part of another one. */
export const isPair = (term: string, terms: readonly string[]): boolean =>
  term.length === 2 && terms.some((other) => other.length > 2 && other.includes(term));
