import { join } from 'node:path';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import { SupervisedChild } from '../speech/supervised-child.ts';
import type { Suspicions } from './find-suspicions.ts';
import {
  LONGEST_TEXT,
  type Proofreader,
  type Proofreading,
  type ProofreadingError,
} from './proofreader.ts';
import type { SentenceScorer } from './sentence-scorer.ts';
import { weighSuspicions } from './weigh-suspicions.ts';

export interface EmbeddedProofreaderOptions {
  /** Without it only what is sure by itself is found. */
  readonly scorer?: SentenceScorer;
}

const QUEUE_LIMIT = 32;
const DEADLINE_MS = 20_000;
/** It takes three seconds to start, so it stays for the length of a lesson. */
const IDLE_MS = 300_000;

/** Our rules for Japanese speakers and Harper's for everybody, in a process of their own. */
export class EmbeddedProofreader implements Proofreader {
  readonly #engine: SupervisedChild<string, Suspicions>;
  readonly #scorer: SentenceScorer | undefined;

  constructor(options: EmbeddedProofreaderOptions = {}) {
    this.#scorer = options.scorer;
    this.#engine = new SupervisedChild({
      module: join(import.meta.dirname, 'proofreading-process.ts'),
      args: [],
      queueLimit: QUEUE_LIMIT,
      jobDeadlineMs: DEADLINE_MS,
      idleMs: IDLE_MS,
      waitsForLoading: true,
    });
  }

  async proofread(text: string): Promise<Result<Proofreading, ProofreadingError>> {
    if (text.length > LONGEST_TEXT) return fail({ kind: 'text-too-long', limit: LONGEST_TEXT });
    const answer = await this.#engine.submit(text);
    if (!answer.ok)
      return fail({
        kind: answer.error.kind === 'busy' ? 'proofreader-busy' : 'proofreader-failed',
      });
    return ok(await weighSuspicions(text, answer.value, this.#scorer));
  }

  close(): Promise<void> {
    return this.#engine.close();
  }
}
