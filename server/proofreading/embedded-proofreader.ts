import { join } from 'node:path';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import type { ChildError, ChildOptions } from '../speech/child-options.ts';
import { SupervisedChild } from '../speech/supervised-child.ts';
import { proofreadText, type TextReader } from './proofread-text.ts';
import {
  LONGEST_TEXT,
  type Proofreader,
  type Proofreading,
  type ProofreadingError,
} from './proofreader.ts';
import type { ProofreadingAnswer, ProofreadingJob } from './proofreading-process.ts';
import type { SentenceScorer } from './sentence-scorer.ts';

export interface EmbeddedProofreaderOptions {
  /** Keeps the compiled grammar. */
  readonly modelFolder: string;
  /** Without it only what is sure by itself is found. */
  readonly scorer?: SentenceScorer;
  readonly startsAfter?: ChildOptions['startsAfter'];
}

const QUEUE_LIMIT = 32;
const DEADLINE_MS = 20_000;
/** It takes 400 MB. */
const MOST_MEGABYTES = 2_000;

/**
 * Our rules for Japanese speakers, Harper's for everybody and the grammar of English, in a process of their own. It takes
 * three seconds to start, longer than a verdict waits for it, and so it is there from the start on.
 */
export class EmbeddedProofreader implements Proofreader {
  readonly #engine: SupervisedChild<ProofreadingJob, ProofreadingAnswer>;
  readonly #scorer: SentenceScorer | undefined;

  constructor(options: EmbeddedProofreaderOptions) {
    this.#scorer = options.scorer;
    this.#engine = new SupervisedChild({
      module: join(import.meta.dirname, 'proofreading-process.ts'),
      args: [options.modelFolder],
      queueLimit: QUEUE_LIMIT,
      jobDeadlineMs: DEADLINE_MS,
      mostMegabytes: MOST_MEGABYTES,
      folders: [options.modelFolder],
      loadingWaitMs: Infinity,
      startsAfter: options.startsAfter,
    });
  }

  async proofread(
    text: string,
    signal?: AbortSignal,
  ): Promise<Result<Proofreading, ProofreadingError>> {
    if (text.length > LONGEST_TEXT) return fail({ kind: 'text-too-long', limit: LONGEST_TEXT });
    const scorer = this.#scorer;
    return proofreadText(
      text,
      this.#readerUntil(signal),
      scorer && { score: (sentences) => scorer.score(sentences, signal) },
    );
  }

  close(): Promise<void> {
    return this.#engine.close();
  }

  #readerUntil(signal: AbortSignal | undefined): TextReader<ProofreadingError> {
    return {
      misspellings: async (text) => {
        const answer = await this.#engine.submit({ kind: 'spelling', text }, { signal });
        if (!answer.ok) return fail(asError(answer.error));
        return ok(answer.value.kind === 'spelling' ? answer.value.misspellings : []);
      },
      suspicions: async (text, within) => {
        const hasScorer = this.#scorer !== undefined;
        const job = { kind: 'grammar', text, hasScorer, within } as const;
        const answer = await this.#engine.submit(job, { signal });
        if (!answer.ok) return fail(asError(answer.error));
        if (answer.value.kind !== 'grammar')
          throw new TypeError('The engine answered something else');
        return ok(answer.value.suspicions);
      },
    };
  }
}

function asError({ kind }: ChildError): ProofreadingError {
  if (kind === 'cancelled') return { kind };
  return { kind: kind === 'busy' ? 'proofreader-busy' : 'proofreader-failed' };
}
