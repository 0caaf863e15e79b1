import { allVerbForms, baseOf, formsOf, type VerbForm } from '../forms/verb-forms.ts';
import { isPlural, plural } from '../forms/noun-forms.ts';
import type { TaggedWord } from '../tagged-word.ts';
import { wordClass } from '../words/word-classes.ts';
import type { Step, WordTest } from './pattern.ts';

const MOST_REPEATED = 3;
/** As `TaggedWord.lower` has them. */
const WORD = /^[\p{Ll}\d'-]+$/u;

/**
 * Reads a pattern. Steps are parted by spaces:
 *
 * - `about|of` one of these words; `<go>` any form of it, as a verb or a noun; `NOUN` a part of speech; `@weekday` a
 *   class of `word-classes.ts`; `_` any word. `.past`, `.s`, `.plural` … after one of them asks for that form,
 *   `.inflected` for any but the base, `.plain` for a base that is not also the past.
 * - `~x` a word that is not x; `x?` perhaps; `x*` up to three; `x+` one to three.
 * - `&x` and `!x` look at the next word, `-x` sees that the one before is not x; they take nothing.
 * - `^` a clause begins here (`^^`: the sentence), `$` it ends (`$$`: the sentence), `,` there may be a comma.
 * - `{x=>y}` is the edit: what stands in it becomes y. `$1` is what the first step of the pattern took, `$1:past` that
 *   form of it, `$1's` its possessive, `@a` the article that the next word wants. `{=>y}` inserts, `{x=>}` leaves out.
 */
export function parsePattern(pattern: string): readonly Step[] {
  const steps: Step[] = [];
  const parts = pattern.replaceAll('{', ' { ').replaceAll('}', ' } ').replaceAll('=>', ' => ');
  const tokens = parts.trim().split(/\s+/u);
  let inReplacement = false;
  tokens.forEach((token, at) => {
    if (token === '{') steps.push({ kind: 'open', replacement: replacementAfter(tokens, at) });
    else if (token === '=>') inReplacement = true;
    else if (token === '}') {
      inReplacement = false;
      steps.push({ kind: 'close' });
    } else if (!inReplacement) steps.push(readStep(token));
  });
  return steps;
}

function replacementAfter(tokens: readonly string[], open: number): readonly string[] {
  const arrow = tokens.indexOf('=>', open);
  const close = tokens.indexOf('}', open);
  if (arrow === -1 || close < arrow) throw new RangeError(`no => in ${tokens.join(' ')}`);
  return tokens.slice(arrow + 1, close);
}

function readStep(token: string): Step {
  if (token === '^^') return { kind: 'sentence-start' };
  if (token === '$$') return { kind: 'sentence-end' };
  if (token === '^') return { kind: 'clause-start' };
  if (token === '$') return { kind: 'clause-end' };
  if (token === ',') return { kind: 'may-pause' };
  const rest = token.slice(1);
  if (token.startsWith('&')) return { kind: 'next', test: readTest(rest), wanted: true };
  if (token.startsWith('!')) return { kind: 'next', test: readTest(rest), wanted: false };
  if (token.startsWith('-')) return { kind: 'previous', test: readTest(rest), wanted: false };
  const count = /[?*+]$/u.exec(token)?.[0] ?? '';
  const body = count === '' ? token : token.slice(0, -1);
  const test = body.startsWith('~') ? not(readTest(body.slice(1))) : readTest(body);
  return {
    kind: 'words',
    test,
    least: count === '?' || count === '*' ? 0 : 1,
    most: count === '*' || count === '+' ? MOST_REPEATED : 1,
  };
}

const not =
  (test: WordTest): WordTest =>
  (word) =>
    !test(word);

function readTest(body: string): WordTest {
  const tests = body
    .replaceAll(/<([^>]+)>/gu, (_, words: string) => `<${words.replaceAll('|', '/')}>`)
    .split('|')
    .map((atom) => readOne(atom, body));
  const [only] = tests;
  return tests.length === 1 && only !== undefined
    ? only
    : (word) => tests.some((test) => test(word));
}

function readOne(atom: string, body: string): WordTest {
  const [, name = atom, form] = /^(.*?)\.([a-z]+)$/u.exec(atom) ?? [];
  const test = readName(name);
  if (test === undefined)
    throw new RangeError(`"${atom}" in "${body}" is no word, and an ending is a step of its own`);
  return form === undefined ? test : (word) => test(word) && hasForm(word, form);
}

/** Undefined where no word can ever be that. */
function readName(name: string): WordTest | undefined {
  if (name === '_') return () => true;
  if (name.startsWith('@')) return wordClass(name.slice(1));
  if (name.startsWith('<')) {
    const words = name.slice(1, -1).split('/');
    const forms = new Set(words.flatMap((word) => [...allVerbForms(word), plural(word)]));
    return (word) => forms.has(word.lower);
  }
  if (/^[A-Z]+$/u.test(name)) return (word) => word.pos === name;
  return WORD.test(name) ? (word) => word.lower === name : undefined;
}

function hasForm(word: TaggedWord, form: string): boolean {
  if (form === 'plural') return isPlural(word.lower);
  if (form === 'singular') return !isPlural(word.lower);
  if (form === 'plain') {
    const forms = formsOf(word.lower, baseOf(word.lower, word.lemma));
    return forms.includes('base') && !forms.includes('past');
  }
  if (form === 'inflected')
    return !formsOf(word.lower, baseOf(word.lower, word.lemma)).includes('base');
  return formsOf(word.lower, baseOf(word.lower, word.lemma)).includes(form as VerbForm);
}
