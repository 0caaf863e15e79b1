import { join } from 'node:path';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import { applyFindings } from '../../language/issues/apply-findings.ts';
import { RespelledText } from '../../language/issues/respelling.ts';
import { writeTidily } from '../../language/issues/write-tidily.ts';
import type { ChildError } from '../speech/child-options.ts';
import { SupervisedChild } from '../speech/supervised-child.ts';
import { chooseSpellings } from './choose-spellings.ts';
import {
  LONGEST_TEXT,
  type Proofreader,
  type Proofreading,
  type ProofreadingError,
} from './proofreader.ts';
import type { ProofreadingAnswer, ProofreadingJob } from './proofreading-process.ts';
import type { SentenceScorer } from './sentence-scorer.ts';
import { weighSuspicions } from './weigh-suspicions.ts';

export interface EmbeddedProofreaderOptions {
  /** Keeps the compiled grammar. */
  readonly modelFolder: string;
  /** Without it only what is sure by itself is found. */
  readonly scorer?: SentenceScorer;
}

const QUEUE_LIMIT = 32;
const DEADLINE_MS = 20_000;
/** It takes 400 MB. */
const MOST_MEGABYTES = 2_000;
/** It takes three seconds to start, so it stays for the length of a lesson. */
const IDLE_MS = 300_000;

/** Our rules for Japanese speakers, Harper's for everybody and the grammar of English, in a process of their own. */
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
      idleMs: IDLE_MS,
      waitsForLoading: true,
    });
  }

  async proofread(text: string): Promise<Result<Proofreading, ProofreadingError>> {
    if (text.length > LONGEST_TEXT) return fail({ kind: 'text-too-long', limit: LONGEST_TEXT });
    const spelling = await this.#engine.submit({ kind: 'spelling', text });
    if (!spelling.ok) return fail(asError(spelling.error));
    const misspellings = spelling.value.kind === 'spelling' ? spelling.value.misspellings : [];
    const respelled = new RespelledText(
      text,
      await chooseSpellings(text, misspellings, this.#scorer),
    );
    const grammar = await this.#engine.submit({
      kind: 'grammar',
      text: respelled.text,
      hasScorer: this.#scorer !== undefined,
    });
    if (!grammar.ok) return fail(asError(grammar.error));
    if (grammar.value.kind !== 'grammar') throw new TypeError('The engine answered something else');
    const found = await weighSuspicions(respelled.text, grammar.value.suspicions, this.#scorer);
    const findings = respelled.restore(found);
    return ok({
      findings,
      corrected: applyFindings(text, findings),
      written: writeTidily(applyFindings(respelled.text, found)),
    });
  }

  close(): Promise<void> {
    return this.#engine.close();
  }
}

const asError = ({ kind }: ChildError): ProofreadingError => ({
  kind: kind === 'busy' ? 'proofreader-busy' : 'proofreader-failed',
});
