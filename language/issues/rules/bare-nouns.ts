import { indefinite } from '../forms/noun-forms.ts';
import { asFinding, type Rule } from '../pattern/phrase-rule.ts';
import type { TaggedWord } from '../tagged-word.ts';
import { COUNTABLE, OFTEN_BARE } from '../words/countable-nouns.ts';
import { DETERMINERS } from '../words/word-classes.ts';
import { wordSet } from '../words/word-set.ts';

const WHY = {
  ja: '数えられる名詞の単数形は、a / an、the、my などなしでは使えません。ここは「{right}」です。',
  en: 'A countable noun in the singular cannot stand alone: it needs a, the, my …, here "{right}".',
  ko: '셀 수 있는 명사의 단수형은 a/an, the, my 없이 혼자 쓸 수 없어요. 여기는 "{right}"이에요.',
};
/** After these a thing is new to the listener. */
const BRINGS_NEW =
  wordSet(`watch watched watching reading writing choose chose carry have has had having buy buys bought buying get got want wanted need needs needed make made making eat ate
  drink drank see saw find found use used using wear wore write wrote open opened start started plan planned planning rent
  rented rents book booked ask asked is are was were be been become became send sent join joined bring brought
  took take takes taking read with like as for give gave given me you him her us them into drew draw keep kept build built
  hear heard know knew meet met order ordered received receive run runs own owns owned gets wants`);
const PLACED = wordSet('to at in from on near of inside outside into behind by through around');
const THE_PLACES =
  wordSet(`park station museum library supermarket zoo beach gym airport kitchen bathroom garden office bank
  hospital cinema theater aquarium dentist river mountain village city town hotel restaurant cafe temple shrine store shop`);
const NEVER_AFTER =
  wordSet(`by of and or no such what which whose 's per each every via or nor than type kind sort without
  this that another`);
/** After these verbs even a word that looks like a verb is a noun. */
const SURE_VERBS = wordSet(
  'need needs buy bought has make made ask asked get got want find found write wrote',
);
const WHEN_DESCRIBED = wordSet(
  'car train bus taxi bike bicycle plane boat ship phone room house game hospital university dream',
);
/** Adjectives that name a kind of place or time rather than describe one. */
const KINDS = wordSet(
  'high junior elementary primary secondary public private last next late early first second full same',
);
/** Fixed pairs without an article. */
const FIXED = wordSet(
  'example sale face hand side door day night step word person hour week month year weekend line mouth',
);

/** "I bought car": a countable noun with nothing before it. */
export const bareNouns: Rule = (sentence) => {
  const { words } = sentence;
  return words.flatMap((head, at) => {
    if (!COUNTABLE.has(head.lower) || FIXED.has(head.lower) || continues(words[at + 1])) return [];
    const first = startOfPhrase(words, at);
    const opening = words[first];
    const before = words[first - 1];
    const isDescribed = opening?.pos === 'ADJ' && !KINDS.has(opening.lower);
    if (OFTEN_BARE.has(head.lower) && !(isDescribed && WHEN_DESCRIBED.has(head.lower))) return [];
    const isObject = SURE_VERBS.has(before?.lower ?? '') && first === at;
    if (head.pos !== 'NOUN' && !isObject) return [];
    if (head.lower.endsWith('ing') && (before?.pos === 'AUX' || takesObject(words[at + 1])))
      return [];
    if (opening === undefined || before === undefined || opening.breakBefore !== '') return [];
    if (isDetermined(before) || isDetermined(opening)) return [];
    if (isOfAnyone(words[first - 2], before)) return [];
    if (isGivenRole(words[first - 2], before)) return [];
    const article = articleAfter(before, head, opening);
    if (article === undefined) return [];
    return [
      asFinding(
        { kind: 'article', topic: article === 'the' ? 'articles-the' : 'articles-a-an', why: WHY },
        sentence,
        {
          span: { start: opening.start, end: opening.end },
          replacement: `${article} ${opening.text}`,
          confidence: article === 'the' ? 0.82 : 0.88,
        },
      ),
    ];
  });
};

/** "He was made manager." */
const isGivenRole = (helper: TaggedWord | undefined, before: TaggedWord): boolean =>
  before.lower === 'made' && /^(?:was|were|been|being)$/u.test(helper?.lower ?? '');

/** "Meeting new people" is no meeting. */
const takesObject = (next: TaggedWord | undefined): boolean =>
  next !== undefined && next.breakBefore === '' && /^(?:ADJ|DET|PRON)$/u.test(next.pos);

const continues = (next: TaggedWord | undefined): boolean =>
  next !== undefined &&
  next.breakBefore === '' &&
  (/^(?:NOUN|PROPN|NUM)$/u.test(next.pos) ||
    /.ing$/u.test(next.lower) ||
    COUNTABLE.has(next.lower) ||
    next.lower === "'s" ||
    next.lower === 'by' ||
    next.lower === 'after');

/** Back over the adjectives and nouns that belong to the head. */
function startOfPhrase(words: readonly TaggedWord[], head: number): number {
  let first = head;
  while (first > 0 && words[first]?.breakBefore === '') {
    const before = words[first - 1];
    if (before === undefined || !/^(?:ADJ|NOUN)$/u.test(before.pos) || isDetermined(before)) break;
    first -= 1;
  }
  return first;
}

const isDetermined = (word: TaggedWord): boolean =>
  DETERMINERS.has(word.lower) ||
  word.pos === 'NUM' ||
  word.pos === 'PROPN' ||
  /^(?:'s|one|more|most|other|same|own|next|last|first|second|third|few|little|lot|us|much|mine|such)$/u.test(
    word.lower,
  );

/** "Everyone's view": where "she's teacher" lacks an article, this has an owner. */
const isOfAnyone = (owner: TaggedWord | undefined, { text }: TaggedWord): boolean =>
  /^['’]s$/u.test(text) && /^(?:every|some|any|no)(?:one|body)$/u.test(owner?.lower ?? '');

function articleAfter(
  before: TaggedWord,
  head: TaggedWord,
  opening: TaggedWord,
): string | undefined {
  if (NEVER_AFTER.has(before.lower)) return undefined;
  if (PLACED.has(before.lower)) {
    if (!THE_PLACES.has(head.lower)) return undefined;
    return 'the';
  }
  return BRINGS_NEW.has(before.lower) ? indefinite(opening.text) : undefined;
}
