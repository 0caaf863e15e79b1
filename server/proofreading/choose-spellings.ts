import { applyFindings } from '../../language/issues/apply-findings.ts';
import type { Misspelling, Respelling } from '../../language/issues/respelling.ts';
import type { LikelyWord } from '../../language/issues/spelling/known-words.ts';
import type { SentenceScorer } from './sentence-scorer.ts';

/** In UTF-16 units, on either side: what is farther away says little about a word. */
const CONTEXT = 80;
/** How much what a word looks like counts beside what stands around it. */
const PRIOR_WEIGHT = 0.5;

/** What was meant by each misspelt word: the suggestion that is likeliest by its looks and beside its words. */
export async function chooseSpellings(
  text: string,
  misspellings: readonly Misspelling[],
  scorer: SentenceScorer | undefined,
): Promise<readonly Respelling[]> {
  const ordered = misspellings
    .toSorted((a, b) => a.span.start - b.span.start || b.span.end - a.span.end)
    .filter(({ span }, at, all) => at === 0 || span.start >= (all[at - 1]?.span.end ?? 0));
  const chosen: Respelling[] = ordered.map(({ span, suggestions }) => ({
    span,
    replacement: suggestions[0]?.word ?? '',
  }));
  if (scorer === undefined) return chosen;
  for (const [at, misspelling] of ordered.entries()) {
    const { span } = misspelling;
    const meant = mayBeMeant(text, misspelling);
    if (meant.length < 2) continue;
    const others = chosen.filter((_, index) => index !== at);
    const scores = await scorer.score(
      meant.map(({ word }) => around(text, { span, replacement: word }, others)),
    );
    chosen[at] = { span, replacement: likeliest(meant, scores) };
  }
  return chosen.filter(({ span, replacement }) => text.slice(span.start, span.end) !== replacement);
}

/** Two words that could be one may be right as they stand: "the red one". */
function mayBeMeant(text: string, { span, suggestions }: Misspelling): readonly LikelyWord[] {
  const written = text.slice(span.start, span.end);
  const prior = suggestions[0]?.prior ?? 0;
  return /\s/u.test(written) ? [...suggestions, { word: written, prior }] : suggestions;
}

/** A word with what stands around it, where the other misspelt words are mended as far as is known. */
function around(text: string, word: Respelling, others: readonly Respelling[]): string {
  const { start: from, end } = word.span;
  const start = Math.max(0, text.lastIndexOf(' ', Math.max(0, from - CONTEXT)) + 1);
  const near = [word, ...others]
    .filter(({ span }) => span.start >= start && span.end <= end + CONTEXT)
    .map(({ span, replacement }) => ({
      span: { start: span.start - start, end: span.end - start },
      replacement,
    }));
  return applyFindings(text.slice(start, end + CONTEXT), near);
}

function likeliest(suggestions: readonly LikelyWord[], scores: readonly number[]): string {
  const weights = suggestions.map(({ prior }, at) => prior * PRIOR_WEIGHT + (scores[at] ?? 0));
  return suggestions[weights.indexOf(Math.max(...weights))]?.word ?? '';
}
