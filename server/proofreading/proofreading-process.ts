import type { Span } from '../../language/issues/finding.ts';
import type { Misspelling } from '../../language/issues/respelling.ts';
import { serveJobs } from '../speech/child-messages.ts';
import { loadEnglishGrammar } from './english-grammar.ts';
import { findSuspicions, type Suspicions } from './find-suspicions.ts';
import { HarperLinter } from './harper-linter.ts';
import { loadKnownWords } from './load-known-words.ts';
import { suggestSpellings } from './suggest-spellings.ts';

export type ProofreadingJob =
  | { readonly kind: 'spelling'; readonly text: string }
  | {
      readonly kind: 'grammar';
      readonly text: string;
      /** Whether what cannot be decided here will be weighed by a language model. */
      readonly hasScorer: boolean;
      /** Only sentences that share something with these are looked at. */
      readonly within: readonly Span[] | undefined;
    };

export type ProofreadingAnswer =
  | { readonly kind: 'spelling'; readonly misspellings: readonly Misspelling[] }
  | { readonly kind: 'grammar'; readonly suspicions: Suspicions };

const [modelFolder = ''] = process.argv.slice(2);

await serveJobs<ProofreadingJob, ProofreadingAnswer>(async () => {
  const tools = {
    harper: await HarperLinter.load(),
    grammar: await loadEnglishGrammar(modelFolder),
  };
  const words = loadKnownWords();
  return async (job) => {
    if (job.kind === 'spelling') {
      const { unknown } = await tools.harper.lint(job.text);
      return { kind: 'spelling', misspellings: suggestSpellings(job.text, unknown, words) };
    }
    const suspicions = await findSuspicions(tools, job.text, job);
    return { kind: 'grammar', suspicions };
  };
});
