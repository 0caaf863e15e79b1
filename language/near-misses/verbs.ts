import { baseOf, verbForm } from '../issues/forms/verb-forms.ts';
import { COMMON_VERBS } from '../issues/words/common-verbs.ts';
import { baseForms } from '../level/base-forms.ts';
import type { TaggedWord } from '../issues/tagged-word.ts';
import { added, dropped, replaced, type Change, type NearMissRule } from './change.ts';

const HELPERS: Readonly<Record<string, readonly string[]>> = {
  am: ['is', 'was', 'are'],
  is: ['are', 'was', 'be'],
  are: ['is', 'were', 'be'],
  was: ['were', 'is', 'am'],
  were: ['was', 'are'],
  be: ['is', 'are', 'been', 'being'],
  been: ['being', 'be'],
  being: ['be', 'been'],
  has: ['have', 'had', 'is'],
  have: ['has', 'had', 'having', 'am'],
  had: ['have', 'has'],
  do: ['does', 'did', 'are'],
  does: ['do', 'did', 'is'],
  did: ['do', 'does', 'was'],
  will: ['would'],
  would: ['will'],
  can: ['could'],
  could: ['can'],
  may: ['might'],
  should: ['would', 'must'],
  must: ['should'],
};
const FORMS = ['base', 's', 'past', 'participle', 'ing'] as const;
const MODAL = /^(?:will|would|can|could|may|might|must|should|do|does|did)$/u;

/** Tense, form and agreement: "she go", "to took", "I am agree", "I interested". */
export const verbMisses: NearMissRule = (words, at) => {
  const word = words[at];
  if (word === undefined) return [];
  return [
    ...negationMisses(words, at),
    ...helperMisses(at, word),
    ...formMisses(words, at, word),
    ...toMisses(words, at),
  ];
};

/** "don't" left out, and with it what she meant. */
function negationMisses(words: readonly TaggedWord[], at: number): readonly Change[] {
  const [word, next] = [words[at], words[at + 1]];
  const isDenied = /^(?:do|does|did)$/u.test(word?.lower ?? '') && next?.lower === 'not';
  return isDenied ? [{ kind: 'negation', from: at, to: at + 2, words: [] }] : [];
}

function helperMisses(at: number, word: TaggedWord): readonly Change[] {
  const others = HELPERS[word.lower];
  if (others === undefined) return [];
  const isCut = word.text.toLowerCase() !== word.lower;
  const kind = /^(?:am|is|are|was|were|has|have|do|does)$/u.test(word.lower)
    ? 'agreement'
    : 'tense';
  return [
    dropped('missing-word', at),
    // Half of a short form stands for itself in another word: "I'm" becomes "I is".
    ...(isCut && word.lower === 'not' ? [] : replaced(kind, at, ...others)),
  ];
}

function formMisses(words: readonly TaggedWord[], at: number, word: TaggedWord): readonly Change[] {
  const base = verbOf(word);
  if (base === undefined || word.lower in HELPERS) return [];
  const forms = new Set(FORMS.map((form) => verbForm(base, form)));
  const before = words[at - 1]?.lower ?? '';
  const extra = [
    ...(MODAL.test(before) ? added('extra-word', at, 'to') : []),
    ...(word.lower === base && before !== 'to' ? added('verb-form', at, 'to') : []),
    ...(/(?:ed|ing)$/u.test(word.lower) ? [] : added('extra-word', at, 'be', 'am')),
    ...(word.lower === verbForm(base, 'past') ? added('tense', at, 'was', 'have') : []),
  ];
  forms.delete(word.lower);
  return [
    ...[...forms].flatMap((form) =>
      replaced(before === 'to' ? 'verb-form' : kindOf(word.lower, form, base), at, form),
    ),
    ...(word.lower.endsWith('ing')
      ? [{ kind: 'verb-form', from: at, to: at + 1, words: ['to', base] } as const]
      : []),
    ...extra,
  ];
}

/** Its base form; "cooking" is one as a noun, too. */
function verbOf(word: TaggedWord): string | undefined {
  if (word.pos === 'VERB') return baseOf(word.lower, word.lemma);
  if (word.pos !== 'NOUN' || !word.lower.endsWith('ing')) return undefined;
  return baseForms(word.lower).find((base) => base !== word.lower && COMMON_VERBS.has(base));
}

function kindOf(from: string, to: string, base: string): Change['kind'] {
  const third = verbForm(base, 's');
  if ((from === third && to === base) || (from === base && to === third)) return 'agreement';
  const past = verbForm(base, 'past');
  return (from === past) !== (to === past) && !`${from}${to}`.endsWith('ing')
    ? 'tense'
    : 'verb-form';
}

/** "want go", "to going", "look forward to hear". */
function toMisses(words: readonly TaggedWord[], at: number): readonly Change[] {
  const [word, next] = [words[at], words[at + 1]];
  if (word?.lower !== 'to' || next?.pos !== 'VERB') return [];
  const base = baseOf(next.lower, next.lemma);
  return [
    dropped('verb-form', at),
    { kind: 'verb-form', from: at, to: at + 2, words: [verbForm(base, 'ing')] },
    { kind: 'verb-form', from: at, to: at + 1, words: ['for'] },
  ];
}
