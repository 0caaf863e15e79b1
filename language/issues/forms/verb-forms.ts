import { BASE_OF_IRREGULAR, IRREGULAR_VERBS } from './irregular-verbs.ts';

export type VerbForm = 'base' | 's' | 'past' | 'participle' | 'ing';

const DOUBLES =
  /^(?:stop|plan|drop|shop|chat|jog|hug|beg|rob|trip|grab|skip|slip|clap|step|pop|nod|rub|wrap|fit|hit|cut|put|get|set|let|sit|run|win|swim|begin|forget|dig|shut|quit|bet|plug|prefer|refer|occur|admit|permit|regret|control|cancel|travel|chop|tap|swap|spot|knit|pat|wag|scan|log|stir|upset|format|program|hop|mop|rip|snap|tip|zip|ban|spin|split|spit|commit|submit|transfer)$/u;
const IRREGULAR_ING: Readonly<Record<string, string>> = {
  be: 'being',
  die: 'dying',
  lie: 'lying',
  tie: 'tying',
  see: 'seeing',
  agree: 'agreeing',
};

/** `be` has no one past: ask for `was` or `were` by hand. */
export function verbForm(base: string, form: VerbForm): string {
  const irregular = IRREGULAR_VERBS.get(base);
  switch (form) {
    case 'base':
      return base;
    case 's':
      return thirdPerson(base);
    case 'past':
      return irregular?.past ?? regularPast(base);
    case 'participle':
      return irregular?.participle ?? regularPast(base);
    case 'ing':
      return ingForm(base);
  }
}

function thirdPerson(base: string): string {
  if (base === 'be') return 'is';
  if (base === 'have') return 'has';
  if (/(?:s|x|z|ch|sh|o)$/u.test(base)) return `${base}es`;
  return /[^aeiou]y$/u.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

function regularPast(base: string): string {
  if (base.endsWith('e')) return `${base}d`;
  if (/[^aeiou]y$/u.test(base)) return `${base.slice(0, -1)}ied`;
  return doubled(base, 'ed');
}

function ingForm(base: string): string {
  const irregular = IRREGULAR_ING[base];
  if (irregular !== undefined) return irregular;
  return /[^eoy]e$/u.test(base) ? `${base.slice(0, -1)}ing` : doubled(base, 'ing');
}

const doubled = (base: string, ending: string): string =>
  `${base}${DOUBLES.test(base) && !/^(?:cancel|travel)$/u.test(base) ? base.slice(-1) : ''}${ending}`;

const AMBIGUOUS_PAST = new Set(['found', 'lay', 'saw', 'left', 'fell', 'felt', 'wound', 'bore']);

/** The verb a form belongs to, if it is one of the irregular ones; `lemma` decides the rest. */
export function baseOf(word: string, lemma: string): string {
  if (/^(?:am|is|are|was|were|been|being)$/u.test(word)) return 'be';
  if (word === 'has') return 'have';
  if (IRREGULAR_VERBS.has(word) && !AMBIGUOUS_PAST.has(word)) return word;
  return BASE_OF_IRREGULAR.get(word) ?? inHerSpelling(word, lemma);
}

/** Lemmas are American: to a learner who writes "apologised" the verb is "apologise". */
const inHerSpelling = (word: string, lemma: string): string =>
  /[iy]s(?:e|es|ed|ing)$/u.test(word) ? lemma.replace(/(?<=[iy])[zc]e$/u, 'se') : lemma;

/** Which forms of `base` this word can be; `put` can be three. */
export function formsOf(word: string, base: string): readonly VerbForm[] {
  if (base === 'be' && /^(?:was|were)$/u.test(word)) return ['past'];
  const forms: readonly VerbForm[] = ['base', 's', 'past', 'participle', 'ing'];
  return forms.filter(
    (form) => verbForm(base, form) === word || spelledOtherwise(word, base, form),
  );
}

const SECOND_SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  gotten: ['get', 'participle'],
  learnt: ['learn', 'past', 'participle'],
  dreamt: ['dream', 'past', 'participle'],
  burnt: ['burn', 'past', 'participle'],
  travelled: ['travel', 'past', 'participle'],
  travelling: ['travel', 'ing'],
  cancelled: ['cancel', 'past', 'participle'],
  cancelling: ['cancel', 'ing'],
};

const spelledOtherwise = (word: string, base: string, form: VerbForm): boolean => {
  const [of, ...forms] = SECOND_SPELLINGS[word] ?? [];
  return of === base && forms.includes(form);
};

/** Every form of a verb, its other spellings included. */
export function allVerbForms(base: string): ReadonlySet<string> {
  const forms = (['base', 's', 'past', 'participle', 'ing'] as const).map((form) =>
    verbForm(base, form),
  );
  const others = Object.entries(SECOND_SPELLINGS).flatMap(([word, [of]]) =>
    of === base ? [word] : [],
  );
  const ofBe = base === 'be' ? ['am', 'is', 'are', 'was', 'were'] : [];
  return new Set([...forms, ...others, ...ofBe]);
}
