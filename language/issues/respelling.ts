import { applyFindings } from './apply-findings.ts';
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
    this.#respellings = respellings.toSorted((a, b) => a.span.start - b.span.start);
    this.text = applyFindings(original, respellings);
  }

  /** What was found in the mended text, and the misspelt words themselves, as findings in the original. */
  restore(findings: readonly Finding[]): readonly Finding[] {
    const restored = findings.map((finding) => this.#restoreOne(finding));
    const spelling = this.#respellings
      .filter(({ span, replacement }) => !isSpokenStyle(this.#wordsAt(span), replacement))
      .filter(({ span }) => !restored.some((other) => overlaps(span, other.span)))
      .map(asFinding);
    return [...restored, ...spelling].toSorted((a, b) => a.span.start - b.span.start);
  }

  /** A misspelt word that a finding begins or ends in becomes part of it as a whole. */
  #restoreOne(finding: Finding): Finding {
    const [start, end] = [this.#place(finding.span.start), this.#place(finding.span.end)];
    return {
      ...finding,
      span: { start: start.original.start, end: end.original.end },
      replacement:
        this.text.slice(start.mended.start, finding.span.start) +
        finding.replacement +
        this.text.slice(finding.span.end, end.mended.end),
    };
  }

  /** Where an offset of the mended text is in both texts: a whole word, if it lies within one that was mended. */
  #place(offset: number): { readonly original: Span; readonly mended: Span } {
    let shift = 0;
    for (const { span, replacement } of this.#respellings) {
      const start = span.start + shift;
      const mended = { start, end: start + replacement.length };
      if (offset <= mended.start) break;
      if (offset < mended.end) return { original: span, mended };
      shift = mended.end - span.end;
    }
    const at = { start: offset, end: offset };
    return { original: { start: offset - shift, end: offset - shift }, mended: at };
  }

  #wordsAt({ start, end }: Span): string {
    return this.#original.slice(start, end);
  }
}

const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

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
