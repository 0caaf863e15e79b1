import { join } from 'node:path';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import { SupervisedChild } from '../speech/supervised-child.ts';
import type {
  Line,
  Sound,
  SoundFormat,
  SpeechSynthesizer,
  SynthesisError,
} from './speech-synthesizer.ts';
import type { SpeakTask } from './voice-process.ts';

export interface EmbeddedSynthesizerOptions {
  /** Where the joined weights are kept, some 325 MB. */
  readonly dataFolder: string;
  readonly threads?: number;
  /** Its process ends when there was nothing to say for this long; by default a minute. */
  readonly idleMs?: number;
}

const THREADS = 2;
const QUEUE_LIMIT = 64;
const DEADLINE_MS = 120_000;
/** It takes up to a gigabyte, and twice that while it widens its weights the first time. */
const MOST_MEGABYTES = 4_000;
/** Long enough that a learner's next question finds the voice awake; its 700 MB are free soon after. */
const IDLE_MS = 60_000;

/** Kokoro-82M in a process of its own that lives only while there is something to say. The weights come with npm. */
export class EmbeddedSynthesizer implements SpeechSynthesizer {
  readonly #engine: SupervisedChild<SpeakTask, Sound | undefined>;

  constructor(options: EmbeddedSynthesizerOptions) {
    this.#engine = new SupervisedChild({
      module: join(import.meta.dirname, 'voice-process.ts'),
      args: [options.dataFolder, String(options.threads ?? THREADS)],
      queueLimit: QUEUE_LIMIT,
      jobDeadlineMs: DEADLINE_MS,
      mostMegabytes: MOST_MEGABYTES,
      folders: [options.dataFolder],
      idleMs: options.idleMs ?? IDLE_MS,
      loadingWaitMs: Infinity,
    });
  }

  async speak(line: Line, format: SoundFormat = 'mp3'): Promise<Result<Sound, SynthesisError>> {
    if (!/[\p{L}\p{N}]/u.test(line.reading ?? line.text)) return fail({ kind: 'nothing-to-say' });
    const answer = await this.#engine.submit({ line, format });
    if (!answer.ok) {
      return fail({
        kind: answer.error.kind === 'busy' ? 'voice-engine-busy' : 'voice-engine-failed',
      });
    }
    return answer.value === undefined ? fail({ kind: 'nothing-to-say' }) : ok(answer.value);
  }

  close(): Promise<void> {
    return this.#engine.close();
  }
}
