import { applyFindings } from '../../language/issues/apply-findings.ts';
import type { Misspelling, Respelling } from '../../language/issues/respelling.ts';
import type { SentenceScorer } from './sentence-scorer.ts';

/** In UTF-16 units, on either side: what is farther away says little about a word. */
const CONTEXT = 80;

/** What was meant by each misspelt word: the suggestion that is likeliest beside its words, or else the first. */
export async function chooseSpellings(
  text: string,
  misspellings: readonly Misspelling[],
  scorer: SentenceScorer | undefined,
): Promise<readonly Respelling[]> {
  const respellings: Respelling[] = [];
  const ordered = misspellings
    .toSorted((a, b) => a.span.start - b.span.start || b.span.end - a.span.end)
    .filter(({ span }, at, all) => at === 0 || span.start >= (all[at - 1]?.span.end ?? 0));
  for (const { span, suggestions } of ordered) {
    const start = Math.max(0, text.lastIndexOf(' ', Math.max(0, span.start - CONTEXT)) + 1);
    const around = text.slice(start, span.end + CONTEXT);
    const scores =
      scorer === undefined || suggestions.length === 1
        ? []
        : await scorer.score(
            suggestions.map((replacement) =>
              applyFindings(around, [
                { span: { start: span.start - start, end: span.end - start }, replacement },
              ]),
            ),
          );
    const best = scores.indexOf(Math.max(...scores));
    respellings.push({ span, replacement: suggestions[Math.max(0, best)] ?? '' });
  }
  return respellings;
}
