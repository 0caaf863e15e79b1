import { join } from 'node:path';
import type { ChildOptions } from './child-options.ts';
import type { EngineAnswer, EngineTask } from './engine-process.ts';
import { SupervisedChild } from './supervised-child.ts';

export interface SpeechEngineOptions {
  /** Where files made from the weights are kept, some 100 MB. */
  readonly dataFolder: string;
  readonly threads?: number;
  readonly queueLimit?: number;
  readonly startsAfter?: ChildOptions['startsAfter'];
  readonly onDeath?: NonNullable<ChildOptions['onDeath']>;
}

/** One process holds one model, whatever it is asked: to hear, or to weigh sentences. */
export type SpeechEngine = SupervisedChild<EngineTask, EngineAnswer>;

const THREADS = 2;
const QUEUE_LIMIT = 32;
/** Three minutes of speech take under one on two cores; a machine four times slower still keeps within this. */
const DEADLINE_MS = 240_000;
/** It takes 950 MB, and more while it hears three minutes. */
const MOST_MEGABYTES = 3_000;

export const startSpeechEngine = (options: SpeechEngineOptions): SpeechEngine =>
  new SupervisedChild({
    module: join(import.meta.dirname, 'engine-process.ts'),
    args: [options.dataFolder, String(options.threads ?? THREADS)],
    queueLimit: options.queueLimit ?? QUEUE_LIMIT,
    jobDeadlineMs: DEADLINE_MS,
    mostMegabytes: MOST_MEGABYTES,
    folders: [options.dataFolder],
    loadingWaitMs: 0,
    startsAfter: options.startsAfter,
    ...(options.onDeath === undefined ? {} : { onDeath: options.onDeath }),
  });
