import { Dialect, LocalLinter, type Lint } from 'harper.js';
import { binary } from 'harper.js/binary';
import { AREA_OF, type Finding, type Span } from '../../language/issues/finding.ts';
import { verbForm } from '../../language/issues/forms/verb-forms.ts';
import { COMMON_VERBS } from '../../language/issues/words/common-verbs.ts';
import { HARPER_KINDS, type HarperKind } from './harper-kinds.ts';
import { WISHES } from '../../language/issues/words/wished-verbs.ts';
import { isMisspelling } from './is-misspelling.ts';

/** Two of its rules say different things with the same certainty; ours, made for these learners, go before. */
const CONFIDENCE = 0.81;

const SPELL_CHECK = 'SpellCheck';
/** Its rules that find what is no word, or not one word. */
const SPELLING = [SPELL_CHECK, 'MergeWords', 'SplitWords', 'OpenCompounds', 'CompoundNouns'];
/** Of its suggestions the first is mostly right, and hardly ever one after the third. */
const MOST_SUGGESTIONS = 3;

/** A word that Harper does not know. */
export interface UnknownWord {
  readonly span: Span;
  /** Never empty. */
  readonly suggestions: readonly string[];
}

export interface HarperLints {
  readonly findings: readonly Finding[];
  readonly unknown: readonly UnknownWord[];
}

/** Harper's lints of grammar and spelling, without what it says of style. */
export class HarperLinter {
  readonly #linter: LocalLinter;
  /** Knows the words that are written in another way in Britain. */
  readonly #british: LocalLinter;

  private constructor(linter: LocalLinter, british: LocalLinter) {
    this.#linter = linter;
    this.#british = british;
  }

  static async load(): Promise<HarperLinter> {
    return new HarperLinter(
      await linterOf(Dialect.American, (rule) => rule in HARPER_KINDS || SPELLING.includes(rule)),
      await linterOf(Dialect.British, (rule) => rule === SPELL_CHECK),
    );
  }

  async lint(text: string): Promise<HarperLints> {
    const lints = await this.#linter.organizedLints(text, { language: 'plaintext' });
    // Its spans count code points.
    const offsets = offsetsOf(text);
    const findings: Finding[] = [];
    const unknown: UnknownWord[] = [];
    for (const [rule, found] of Object.entries(lints)) {
      const kind = HARPER_KINDS[rule];
      for (const lint of found) {
        const finding = kind && asFinding(lint, kind, text, offsets);
        const word = kind ? undefined : asUnknownWord(lint, text, offsets);
        if (finding !== undefined) findings.push(finding);
        // Of two words that should be one, "home work", each is known.
        const isKnown = rule === SPELL_CHECK && (await this.#isBritish(lint.get_problem_text()));
        if (word !== undefined && !isKnown) unknown.push(word);
        lint.free();
      }
    }
    return { findings, unknown };
  }

  async #isBritish(word: string): Promise<boolean> {
    const lints = await this.#british.lint(word.replace(/['’]s$/u, ''), { language: 'plaintext' });
    for (const lint of lints) lint.free();
    return lints.length === 0;
  }
}

async function linterOf(
  dialect: Dialect,
  isWanted: (rule: string) => boolean,
): Promise<LocalLinter> {
  const linter = new LocalLinter({ binary, dialect });
  await linter.setup();
  const rules = Object.keys(await linter.getDefaultLintConfig());
  await linter.setLintConfig(Object.fromEntries(rules.map((rule) => [rule, isWanted(rule)])));
  return linter;
}

const REPLACE = 0;
const REMOVE = 1;

function asFinding(
  lint: Lint,
  { kind, topic, why, confidence = CONFIDENCE }: HarperKind,
  text: string,
  offsets: readonly number[],
): Finding | undefined {
  const [suggestion] = lint.suggestions();
  if (suggestion === undefined) return undefined;
  const range = lint.span();
  if (
    kind === 'agreement' &&
    isMistaken(lint.get_problem_text(), text.slice(0, offsets[range.start]))
  )
    return undefined;
  const [from, to] = [offsets[range.start], offsets[range.end]];
  const how: number = suggestion.kind();
  if (from === undefined || to === undefined) return undefined;
  // It takes the "a" of "a.m." for the article.
  if (kind === 'article' && text[to] === '.') return undefined;
  const replacement = suggestion.get_replacement_text();
  const common = { kind, area: AREA_OF[kind], topic, why, confidence };
  if (how === REMOVE) return { ...common, span: withSpace(text, from, to), replacement: '' };
  if (how === REPLACE)
    return text.slice(from, to) === replacement
      ? undefined
      : { ...common, span: { start: from, end: to }, replacement };
  return {
    ...common,
    span: { start: from, end: to },
    replacement: text.slice(from, to) + replacement,
  };
}

function asUnknownWord(
  lint: Lint,
  text: string,
  offsets: readonly number[],
): UnknownWord | undefined {
  const { start, end } = lint.span();
  const span = { start: offsets[start] ?? 0, end: offsets[end] ?? 0 };
  const suggestions = lint
    .suggestions()
    .filter((suggestion) => Number(suggestion.kind()) === REPLACE)
    .map((suggestion) => suggestion.get_replacement_text())
    .slice(0, MOST_SUGGESTIONS);
  const word = text.slice(span.start, span.end);
  if (areTwoWords(word)) return undefined;
  return suggestions.length > 0 && isMisspelling(word, text.slice(0, span.start))
    ? { span, suggestions }
    : undefined;
}

const SAID_OF_ONE = new Set([...COMMON_VERBS].map((verb) => verbForm(verb, 's')));

/** It takes the words of "this slide shows" for one, and of "ten minutes' walk away". */
const areTwoWords = (words: string): boolean =>
  / away$/iu.test(words) ||
  (words.includes(' ') && SAID_OF_ONE.has(words.slice(words.lastIndexOf(' ') + 1).toLowerCase()));

/** "I suggest he go" is right. */
const IS_WISHED = new RegExp(`\\b(?:${WISHES})\\s+(?:that\\s+)?(?:he|she|it)\\s*$`, 'iu');

/** It takes "my husband and I are" for "I are", and "she quit" for the present. */
const isMistaken = (problem: string, before: string): boolean =>
  /\band\s+(?:i|he|she|it)\s*$/iu.test(before) ||
  IS_WISHED.test(before) ||
  // "There's lots to do" is how people speak.
  /^there['’]s\b/iu.test(problem) ||
  /^(?:quit|put|cut|hit|let|set|cost|hurt|shut|read|bet|spread|beat|split)$/iu.test(problem);

const withSpace = (text: string, start: number, end: number) =>
  text[start - 1] === ' ' && (text[end] === ' ' || end === text.length)
    ? { start: start - 1, end }
    : { start, end };

function offsetsOf(text: string): readonly number[] {
  const offsets: number[] = [];
  let at = 0;
  for (const character of text) {
    offsets.push(at);
    at += character.length;
  }
  return [...offsets, at];
}
