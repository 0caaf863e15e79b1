import { join } from 'node:path';
import { fail, type Result } from '../../core/shared/result.ts';
import type { HearAnswer, HearTask } from './engine-process.ts';
import type { RecognitionError, SpeechRecognizer, Transcript } from './speech-recognizer.ts';
import { SupervisedChild } from './supervised-child.ts';

export interface EmbeddedRecognizerOptions {
  /** Where files made from the weights are kept, some 100 MB. */
  readonly dataFolder: string;
  readonly threads?: number;
  readonly queueLimit?: number;
  readonly onDeath?: (exit: {
    readonly code: number | null;
    readonly signal: string | null;
  }) => void;
}

const THREADS = 2;
const QUEUE_LIMIT = 32;
/** Three minutes of speech take under one on two cores; a machine four times slower still keeps within this. */
const DEADLINE_MS = 240_000;

/** Whisper-small in a process of its own. The weights come with npm. */
export class EmbeddedRecognizer implements SpeechRecognizer {
  readonly #engine: SupervisedChild<HearTask, HearAnswer>;

  constructor(options: EmbeddedRecognizerOptions) {
    this.#engine = new SupervisedChild({
      module: join(import.meta.dirname, 'engine-process.ts'),
      args: [options.dataFolder, String(options.threads ?? THREADS)],
      queueLimit: options.queueLimit ?? QUEUE_LIMIT,
      jobDeadlineMs: DEADLINE_MS,
      waitsForLoading: false,
      ...(options.onDeath === undefined ? {} : { onDeath: options.onDeath }),
    });
  }

  async hear(
    recording: Uint8Array,
    options: { readonly candidates?: readonly string[] } = {},
  ): Promise<Result<Transcript, RecognitionError>> {
    const answer = await this.#engine.submit({ recording, candidates: options.candidates ?? [] });
    if (answer.ok) return answer.value;
    switch (answer.error.kind) {
      case 'loading':
        return fail({ kind: 'speech-engine-loading', progress: answer.error.progress });
      case 'busy':
        return fail({ kind: 'speech-engine-busy' });
      case 'failed':
        return fail({ kind: 'speech-engine-failed' });
    }
  }

  readiness(): number {
    return this.#engine.progress();
  }

  close(): Promise<void> {
    return this.#engine.close();
  }
}
