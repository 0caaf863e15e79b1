import { baseOf, formsOf, verbForm } from '../forms/verb-forms.ts';
import { asFinding, type Rule } from '../pattern/phrase-rule.ts';
import type { TaggedSentence, TaggedWord } from '../tagged-word.ts';
import { COMMON_VERBS } from '../words/common-verbs.ts';
import { wordSet } from '../words/word-set.ts';

const WHY = {
  ja: '過去の時を表す語があるので、動詞は過去形の「{right}」にします。',
  en: 'The time is in the past, so the verb is too: "{right}".',
  ko: '과거를 나타내는 말이 있으므로 동사는 과거형인 "{right}" 쪽을 써요.',
};
const WHY_PERFECT = {
  ja: 'yesterday や ago のように過去の時を言うときは、現在完了ではなく過去形の「{right}」です。',
  en: 'With a finished time such as yesterday or ago, use the past, not the present perfect: "{right}".',
  ko: 'yesterday나 ago처럼 끝난 과거를 말할 때는 현재완료가 아니라 과거형인 "{right}" 쪽을 써요.',
};
const PERIODS =
  wordSet(`night week month year weekend summer winter spring autumn fall monday tuesday wednesday thursday friday
  saturday sunday january february march april may june july august september october november december christmas`);
const NOT_LAST = wordSet('the my his her their our this');
const REACHES_NOW = wordSet(
  'since from until till of than by for about as to with like over compared',
);
const SUBJECTS = wordSet('i you he she it we they');
const HELPERS = wordSet(
  'can could will would should must may might shall do does did to have has had not am is are was were let make',
);
const JOINERS = wordSet(
  'because that if who which when while where what why how although though than',
);

/** "Yesterday I go": a finished time with a verb in the present, and what follows it with "and". */
export const pastMarkers: Rule = (sentence) => {
  const marks = sentence.words.flatMap((_, at) => (isPastMark(sentence.words, at) ? [at] : []));
  return marks.flatMap((at) => {
    const { from, to } = clauseAround(sentence.words, at);
    const first = mendClause(sentence, from, to, false);
    const [found] = first;
    return found === undefined || found.kind !== 'tense'
      ? first
      : [...first, ...mendClause(sentence, to, endOfClause(sentence.words, to + 1), true)];
  });
};

function isPastMark(words: readonly TaggedWord[], at: number): boolean {
  const word = words[at];
  const before = words[startOfMark(words, at) - 1];
  const after = words[at + 1];
  if (word === undefined || after?.lower === "'s") return false;
  if (before !== undefined && REACHES_NOW.has(before.lower)) return false;
  if (isMeasured(words, at)) return false;
  if (word.lower === 'yesterday') return true;
  if (/^(?:19\d\d|20[01]\d)$/u.test(word.lower)) return before?.lower === 'in';
  if (word.lower === 'that')
    return (
      /^(?:morning|day|night|evening|time)$/u.test(after?.lower ?? '') &&
      words.some(({ lower }) => /^(?:was|were|had|did)$/u.test(lower))
    );
  if (word.lower === 'ago') return !words.slice(0, at).some(({ lower }) => lower === 'since');
  if (word.lower !== 'last') return false;
  return (
    after !== undefined &&
    PERIODS.has(after.lower) &&
    words[at + 2]?.lower !== "'s" &&
    !(before !== undefined && NOT_LAST.has(before.lower))
  );
}

/** "Sales are up on last year"; learners say "on last Sunday" of what happened then. */
const isMeasured = (words: readonly TaggedWord[], at: number): boolean =>
  words[at - 1]?.lower === 'on' && /^(?:up|down)$/u.test(words[at - 2]?.lower ?? '');

/** "The day before yesterday" is one mark. */
function startOfMark(words: readonly TaggedWord[], at: number): number {
  if (words[at]?.lower !== 'yesterday' || words[at - 1]?.lower !== 'before') return at;
  if (words[at - 2]?.lower !== 'day') return at;
  return words[at - 3]?.lower === 'the' ? at - 3 : at - 2;
}

/** A clause ends at a comma or a joining word, unless the mark stands alone before the comma. */
function clauseAround(words: readonly TaggedWord[], mark: number) {
  let from = mark;
  while (from > 0 && !begins(words, from)) from -= 1;
  let to = endOfClause(words, mark + 1);
  if (to - from <= 3 && words[to]?.breakBefore === ',') to = endOfClause(words, to + 1);
  return { from, to };
}

function endOfClause(words: readonly TaggedWord[], from: number): number {
  let to = from;
  while (to < words.length && !begins(words, to)) to += 1;
  return to;
}

const begins = (words: readonly TaggedWord[], at: number): boolean => {
  const word = words[at];
  if (word === undefined) return true;
  // "A little while ago" joins nothing.
  if (word.lower === 'while' && words[at + 1]?.lower === 'ago') return word.breakBefore !== '';
  return word.breakBefore !== '' || JOINERS.has(word.lower) || /^(?:and|but|so)$/u.test(word.lower);
};

function mendClause(sentence: TaggedSentence, from: number, to: number, isGoingOn: boolean) {
  const { words } = sentence;
  for (let at = from; at < to; at += 1) {
    const word = words[at];
    const before = words[at - 1];
    if (word === undefined) continue;
    const perfect = asPast(words, at, to);
    if (perfect !== undefined && before !== undefined && isSubject(before))
      return [
        asFinding({ kind: 'tense', topic: 'present-perfect', why: WHY_PERFECT }, sentence, {
          span: { start: word.start, end: words[perfect.last]?.end ?? word.end },
          replacement: (before.end === word.start ? ' ' : '') + perfect.past,
          confidence: 0.96,
        }),
      ];
    // "I think he left an hour ago": the finished time belongs to the second verb.
    if (words.slice(at + 1, to).some((_, later) => isPastVerb(words, at + 1 + later))) return [];
    const past = pastOf(words, at, from, isGoingOn);
    if (past === undefined) {
      if (isVerbOfClause(word)) return [];
      continue;
    }
    return [
      asFinding({ kind: 'tense', topic: 'past-simple', why: WHY }, sentence, {
        span: { start: word.start, end: word.end },
        replacement: (before?.end === word.start ? ' ' : '') + past,
        confidence: 0.95,
      }),
    ];
  }
  return [];
}

const isVerbOfClause = (word: TaggedWord): boolean =>
  HELPERS.has(word.lower) || (word.pos === 'VERB' && !word.lower.endsWith('ing'));

/** Not "visited" in "have visited". */
const isPastVerb = (words: readonly TaggedWord[], at: number): boolean => {
  const word = words[at];
  if (word === undefined || isHave(words[at - 1]) || isHave(words[at - 2])) return false;
  if (/^(?:was|were|did|had)$/u.test(word.lower)) return true;
  const forms = formsOf(word.lower, baseOf(word.lower, word.lemma));
  return word.pos === 'VERB' && forms.includes('past') && !forms.includes('base');
};

const isHave = (word: TaggedWord | undefined): boolean => /^(?:have|has)$/u.test(word?.lower ?? '');

const isSubject = (word: TaggedWord): boolean =>
  SUBJECTS.has(word.lower) || word.pos === 'NOUN' || word.pos === 'PROPN';

/** "have seen" and "have not seen" in one piece. */
function asPast(words: readonly TaggedWord[], at: number, to: number) {
  const have = words[at];
  if (have === undefined || !isHave(have)) return undefined;
  const isNot = words[at + 1]?.lower === 'not';
  const verb = words[at + (isNot ? 2 : 1)];
  if (verb === undefined || at + 1 >= to) return undefined;
  const base = baseOf(verb.lower, verb.lemma);
  const last = at + (isNot ? 2 : 1);
  if (verb.lower === 'been')
    return !isNot && words[last + 1]?.lower === 'to' ? { past: 'went', last } : undefined;
  const isRegular = verb.pos === 'VERB' && verb.lower.endsWith('ed');
  if (!(isRegular || COMMON_VERBS.has(base)) || !formsOf(verb.lower, base).includes('participle'))
    return undefined;
  return { past: isNot ? `did not ${base}` : verbForm(base, 'past'), last };
}

function pastOf(
  words: readonly TaggedWord[],
  at: number,
  from: number,
  isGoingOn: boolean,
): string | undefined {
  const word = words[at];
  if (word === undefined) return undefined;
  let subjectAt = at - 1;
  while (words[subjectAt]?.pos === 'ADV' && subjectAt > from) subjectAt -= 1;
  const subject = words[subjectAt];
  const isFirst = isGoingOn && /^(?:and|but)$/u.test(words[at - 1]?.lower ?? '');
  if (!isFirst && (subject === undefined || subjectAt < from || !isSubject(subject)))
    return undefined;
  if (subjectAt > from && HELPERS.has(words[subjectAt - 1]?.lower ?? '')) return undefined;
  if (word.lower === 'can') return words[at + 1]?.breakBefore === '' ? 'could' : undefined;
  if (/^(?:am|is)$/u.test(word.lower))
    return words[at + 1]?.pos === 'VERB' && (words[at + 1]?.lower ?? '').endsWith('ing')
      ? undefined
      : 'was';
  if (word.lower === 'are') return 'were';
  if (/^(?:do|does)$/u.test(word.lower) && words[at + 1]?.lower === 'not') return 'did';
  const base = baseOf(word.lower, word.lemma);
  const isPresent = formsOf(word.lower, base).some((form) => form === 'base' || form === 's');
  const isPast = formsOf(word.lower, base).includes('past');
  if (!COMMON_VERBS.has(base) || !isPresent || isPast) return undefined;
  return HELPERS.has(word.lower) && base !== 'have' && base !== 'do' && base !== 'make'
    ? undefined
    : verbForm(base, 'past');
}
