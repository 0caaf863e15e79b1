import { RightOfWay } from './right-of-way.ts';

/** What a child process tells the one that started it. `progress` without an id is that of loading. */
export type FromChild<Answer> =
  | {
      readonly kind: 'progress';
      readonly progress: number;
      readonly id?: number;
      readonly heard?: string | undefined;
    }
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: Answer };

export type ToChild<Task> =
  | { readonly kind: 'job'; readonly id: number; readonly task: Task; readonly givesWay: boolean }
  | { readonly kind: 'cancel'; readonly id: number };

export interface JobContext {
  /** 0 to 1, and what was heard so far. */
  onProgress(progress: number, heard?: string): void;
  /** Before each long step: a job that gives way waits here while others are done. */
  turn(): Promise<void>;
  /** Once aborted, no caller waits for the answer. */
  readonly signal: AbortSignal;
}

const NOW = Promise.resolve();

type Work<Task, Answer> = (task: Task, context: JobContext) => Promise<Answer>;

/**
 * Runs the child's side: loads, says how far it is, then answers one job after the other. A bug in a job ends the
 * process: what is left in a model after one is not worth trusting.
 */
export async function serveJobs<Task, Answer>(
  load: (onProgress: (progress: number) => void) => Promise<Work<Task, Answer>>,
): Promise<void> {
  // The channel closes when the parent dies, however it dies.
  process.on('disconnect', () => process.exit(0));
  // Ctrl-C reaches the whole group; the parent decides when this process ends.
  process.on('SIGINT', () => undefined);
  const tell = (message: FromChild<Answer>) => process.send?.(message);

  const work = await load((progress) => tell({ kind: 'progress', progress }));
  const cancellations = new Map<number, AbortController>();
  const rightOfWay = new RightOfWay();
  const take = async ({ id, task, givesWay }: ToChild<Task> & { kind: 'job' }) => {
    const cancellation = new AbortController();
    cancellations.set(id, cancellation);
    if (!givesWay) rightOfWay.begin();
    const answer = await work(task, {
      onProgress: (progress, heard) => tell({ kind: 'progress', progress, id, heard }),
      turn: () => (givesWay ? rightOfWay.free() : NOW),
      signal: cancellation.signal,
    });
    if (!givesWay) rightOfWay.end();
    cancellations.delete(id);
    tell({ kind: 'answer', id, answer });
  };
  process.on('message', (message) => {
    const job = message as ToChild<Task>;
    if (job.kind === 'cancel') cancellations.get(job.id)?.abort();
    else void take(job);
  });
  tell({ kind: 'ready' });
}
