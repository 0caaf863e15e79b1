import { applyFindings } from './apply-findings.ts';
import { composeEdits } from './compose-edits.ts';
import { AREA_OF, type Finding, type Span } from './finding.ts';
import type { LikelyWord } from './spelling/known-words.ts';

/** A word that is in no dictionary. */
export interface Misspelling {
  readonly span: Span;
  /** What may have been meant, the likeliest first; never empty. */
  readonly suggestions: readonly LikelyWord[];
}

export interface Respelling {
  readonly span: Span;
  readonly replacement: string;
}

/** How sure it is that a non-word was meant as the likeliest word. */
const CONFIDENCE = 0.85;

/** A text with its misspelt words mended, and the way back to the text as it was. */
export class RespelledText {
  readonly text: string;
  readonly #original: string;
  readonly #respellings: readonly Respelling[];

  constructor(original: string, respellings: readonly Respelling[]) {
    this.#original = original;
    this.#respellings = respellings;
    this.text = applyFindings(original, respellings);
  }

  /** What was found in the mended text, and the misspelt words themselves, as findings in the original. */
  restore(findings: readonly Finding[]): readonly Finding[] {
    return composeEdits(this.#original, this.#respellings, findings).flatMap(
      ({ span, replacement, second: [found] }) => {
        if (found !== undefined) return [{ ...found, span, replacement }];
        const word = this.#original.slice(span.start, span.end);
        return isSpokenStyle(word, replacement) ? [] : [asFinding({ span, replacement })];
      },
    );
  }
}

/** What was found, and what was then found in the mended text, as findings in the text as it was. */
export const foundAgain = (
  text: string,
  found: readonly Finding[],
  again: readonly Finding[],
): readonly Finding[] =>
  composeEdits(text, found, again).flatMap(({ span, replacement, first, second }) => {
    const reason = second.at(-1) ?? first.at(-1);
    const isUndone = text.slice(span.start, span.end) === replacement;
    return reason === undefined || isUndone ? [] : [{ ...reason, span, replacement }];
  });

/** "dont", "i'm", "english": they sound the same. */
const isSpokenStyle = (wrong: string, right: string): boolean => plain(wrong) === plain(right);
const plain = (words: string): string => words.toLowerCase().replaceAll(/['’\s-]/gu, '');

function asFinding({ span, replacement }: Respelling): Finding {
  return {
    span,
    replacement,
    kind: 'spelling',
    area: AREA_OF.spelling,
    topic: 'spelling',
    confidence: CONFIDENCE,
    why: {
      ja: `つづりを確かめましょう。「${replacement}」と書きます。`,
      en: `Check the spelling: it is written "${replacement}".`,
      ko: `철자를 확인해 보세요. "${replacement}"이라고 써요.`,
    },
  };
}
