import { asFinding, type Rule } from '../pattern/phrase-rule.ts';
import { COUNTABLE } from '../words/countable-nouns.ts';
import { wordSet } from '../words/word-set.ts';

const WHY = {
  ja: '話し手にも聞き手にもどれかわかる一つのものには the をつけます。「{right}」とします。',
  en: 'Both of you know which one is meant, so say "{right}".',
  ko: '듣는 사람도 어느 것인지 아는 하나이므로 the를 붙여 "{right}"라고 해요.',
};
const CALLED_BY_NAME =
  wordSet(`mother father mom dad grandmother grandfather professor captain president doctor uncle aunt baby
  breakfast lunch dinner work school home class television god nature life love example christmas rumor word`);

/** "Hotel was nice", "and driver told us": a known thing as subject, with nothing before it. */
export const bareSubjects: Rule = (sentence) => {
  const { words } = sentence;
  return words.flatMap((word, at) => {
    const before = words[at - 1];
    const verb = words[at + 1];
    const isOpening =
      before === undefined ||
      (/^(?:and|but|so)$/u.test(before.lower) && before.breakBefore !== '') ||
      before.lower === 'because';
    if (!isOpening || !COUNTABLE.has(word.lower) || CALLED_BY_NAME.has(word.lower)) return [];
    if (verb === undefined || verb.breakBefore !== '') return [];
    const isFinite =
      /^(?:is|was|has|had|will|did|does|can|could)$/u.test(verb.lower) ||
      (verb.pos === 'VERB' &&
        /ed$|^(?:told|said|came|went|gave|made|took|got|left|brought)$/u.test(verb.lower));
    if (!isFinite) return [];
    return [
      asFinding({ kind: 'article', topic: 'articles-the', why: WHY }, sentence, {
        span: { start: word.start, end: word.end },
        replacement:
          before === undefined && /^\p{Lu}/u.test(word.text)
            ? `The ${word.text.toLowerCase()}`
            : `the ${word.text}`,
        confidence: 0.86,
      }),
    ];
  });
};
