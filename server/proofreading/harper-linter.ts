import { LocalLinter, type Lint } from 'harper.js';
import { binary } from 'harper.js/binary';
import { AREA_OF, type Finding } from '../../language/issues/finding.ts';
import { HARPER_KINDS, type HarperKind } from './harper-kinds.ts';

/** Two of its rules say different things with the same certainty; ours, made for these learners, go before. */
const CONFIDENCE = 0.81;

/** Harper's grammar lints, without what it says of writing and style. */
export class HarperLinter {
  readonly #linter: LocalLinter;

  private constructor(linter: LocalLinter) {
    this.#linter = linter;
  }

  static async load(): Promise<HarperLinter> {
    const linter = new LocalLinter({ binary });
    await linter.setup();
    const known = await linter.getDefaultLintConfig();
    await linter.setLintConfig(
      Object.fromEntries(Object.keys(known).map((rule) => [rule, rule in HARPER_KINDS])),
    );
    return new HarperLinter(linter);
  }

  async lint(text: string): Promise<readonly Finding[]> {
    const lints = await this.#linter.organizedLints(text, { language: 'plaintext' });
    // Its spans count code points.
    const offsets = offsetsOf(text);
    return Object.entries(lints).flatMap(([rule, found]) =>
      found.flatMap((lint) => {
        const kind = HARPER_KINDS[rule];
        const finding = kind === undefined ? undefined : asFinding(lint, kind, text, offsets);
        lint.free();
        return finding ?? [];
      }),
    );
  }
}

const REPLACE = 0;
const REMOVE = 1;

function asFinding(
  lint: Lint,
  { kind, topic, why }: HarperKind,
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
  const common = { kind, area: AREA_OF[kind], topic, why, confidence: CONFIDENCE };
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

/** It takes "my husband and I are" for "I are", and "she quit" for the present. */
const isMistaken = (problem: string, before: string): boolean =>
  /\band\s+(?:i|he|she|it)\s*$/iu.test(before) ||
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
