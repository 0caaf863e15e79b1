import { baseOf, verbForm } from '../forms/verb-forms.ts';
import { asFinding, type Rule } from '../pattern/phrase-rule.ts';
import { wordSet } from '../words/word-set.ts';

const WHY = {
  ja: 'when、if、before などの後では、未来のことも現在形の「{right}」で表します。will は使いません。',
  en: 'After when, if, before and the like, the future is said in the present: "{right}", without "will".',
  ko: 'when, if, before 등의 뒤에서는 미래도 현재형 "{right}"으로 말해요. will은 쓰지 않아요.',
};
/** After these, "when" and "if" ask: "I don't know when he will come" is right. */
const ASKING =
  wordSet(`know knows knew wonder wondering ask asked asks tell told sure see decide decided idea remember think say
  understand check explain guess matter question doubt about depends`);
const ALWAYS_TIME = wordSet('after before until unless once');
const THIRD = wordSet('he she it this that everyone everybody');
const PRONOUNS = wordSet('i you he she it we they');

/** "When I will arrive": no future in a clause of time or condition. */
export const timeClauses: Rule = (sentence) => {
  const { words } = sentence;
  return words.flatMap((will, at) => {
    if (will.lower !== 'will' || words[at + 1]?.lower === 'not') return [];
    const opener = openerBefore(sentence.words, at);
    const verb = words[at + 1];
    const subject = words[at - 1];
    if (opener === undefined || verb === undefined || subject === undefined) return [];
    const base = baseOf(verb.lower, verb.lemma);
    if (verb.pos !== 'VERB' && verb.pos !== 'AUX') return [];
    const isOne =
      THIRD.has(subject.lower) ||
      (!PRONOUNS.has(subject.lower) && !/s$|people/u.test(subject.lower));
    const right =
      base === 'be' ? beFor(subject.lower, isOne) : verbForm(base, isOne ? 's' : 'base');
    return [
      asFinding({ kind: 'tense', topic: 'time-clauses', why: WHY }, sentence, {
        span: { start: will.start, end: verb.end },
        replacement: (subject.end === will.start ? ' ' : '') + right,
        confidence: 0.92,
      }),
    ];
  });
};

const beFor = (subject: string, isOne: boolean): string =>
  subject === 'i' ? 'am' : isOne ? 'is' : 'are';

/** "after that we'll look": no clause follows. */
const AFTER_THAT = /^(?:that|this)$/u;
/** "After work I will call": not straight after the opener, these begin the main clause. */
const BEGINS_ANEW = wordSet('i you he she it we they my your his our their the a');

/** "if you'll meet us halfway": it asks whether she is willing. */
const isPolite = (words: Parameters<Rule>[0]['words'], will: number): boolean =>
  words[will]?.text !== 'will' &&
  words[will - 1]?.lower === 'you' &&
  words[will - 2]?.lower === 'if';

/** Where the clause of this `will` begins, if it is one of time or condition. */
function openerBefore(words: Parameters<Rule>[0]['words'], will: number): number | undefined {
  const opener = nearestOpener(words, will);
  const isMain =
    opener !== undefined &&
    words.slice(opener + 2, will).some(({ lower }) => BEGINS_ANEW.has(lower));
  return isMain ? undefined : opener;
}

function nearestOpener(words: Parameters<Rule>[0]['words'], will: number): number | undefined {
  for (let at = will - 2; at >= Math.max(0, will - 4); at -= 1) {
    const word = words[at];
    if (word === undefined || words[at + 1]?.breakBefore !== '') return undefined;
    if (ALWAYS_TIME.has(word.lower))
      return AFTER_THAT.test(words[at + 1]?.lower ?? '') ? undefined : at;
    if (word.lower === 'as' && words[at - 1]?.lower === 'soon') return at;
    if (word.lower === 'when' || word.lower === 'if')
      return isPolite(words, will) || words.slice(0, at).some(({ lower }) => ASKING.has(lower))
        ? undefined
        : at;
    if (/^(?:AUX|VERB)$/u.test(word.pos)) return undefined;
  }
  return undefined;
}
