import { firstForm, isForm, type Token } from './token.ts';

const ADVERBS = [
  'not',
  'already',
  'never',
  'ever',
  'always',
  'just',
  'also',
  'only',
  'recently',
  'still',
  'really',
  'finally',
  'both',
  'all',
];
/** Participles that are no base form: after "'d" they leave only had. */
const PARTICIPLES = new Set(
  `been got had gone done made taken given seen known thought told found felt left kept begun eaten drunk bought brought
   caught taught slept met paid sent spent lost sold stood understood heard sat spoken written driven ridden broken
   chosen forgotten worn woken won swum sung grown thrown drawn flown fallen held built lent meant shown gotten said
   worn hidden stolen risen frozen fought hung led stuck torn overslept forgiven learnt lain`.split(
    /\s+/u,
  ),
);
/** Base form and participle are one word: both readings stay. */
const EITHER = new Set(
  'come become run put let read hit set cut cost hurt quit shut overcome'.split(' '),
);
const ONLY_AFTER_HAS = ['been', 'got', 'had'];

/** Gives "'s" and "'d" the readings that what follows leaves them: She's a = is, she's been = has. */
export function settleShortForm(tokens: readonly Token[], at: number): Token | undefined {
  const token = tokens[at];
  if (token === undefined || !token.contracted) return token;
  const next = tokens.slice(at + 1).find((later) => !isForm(later, ...ADVERBS));
  const readings = isForm(token, "'s")
    ? readingsOfS(next)
    : isForm(token, 'would') && isForm(token, 'had')
      ? readingsOfD(next)
      : undefined;
  return readings === undefined
    ? token
    : {
        ...token,
        forms: [...readings, ...token.forms.filter((form) => form === "'s" || form === 'did')],
      };
}

function readingsOfS(next: Token | undefined): readonly string[] {
  if (next === undefined) return ['is', 'has'];
  if (isForm(next, ...ONLY_AFTER_HAS)) return ['has'];
  const word = firstForm(next);
  return isParticiple(word) || EITHER.has(word) ? ['is', 'has'] : ['is'];
}

function readingsOfD(next: Token | undefined): readonly string[] {
  if (next === undefined) return ['would', 'had'];
  const word = firstForm(next);
  if (word === 'better') return ['had'];
  if (EITHER.has(word) || isPronoun(next)) return ['would', 'had'];
  return isParticiple(word) ? ['had'] : ['would'];
}

const isParticiple = (word: string): boolean =>
  PARTICIPLES.has(word) || (word.endsWith('ed') && !word.endsWith('eed') && word.length > 3);

/** "Where'd you go": the verb is further on. */
const isPronoun = (token: Token): boolean =>
  isForm(token, 'i', 'you', 'he', 'she', 'it', 'we', 'they', 'the');
