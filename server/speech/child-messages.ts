/** What a child process tells the one that started it. `progress` without an id is that of loading. */
export type FromChild<Answer> =
  | { readonly kind: 'progress'; readonly progress: number; readonly id?: number }
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: Answer };

export type ToChild<Task> =
  | { readonly kind: 'job'; readonly id: number; readonly task: Task }
  | { readonly kind: 'cancel'; readonly id: number };

export interface JobContext {
  /** 0 to 1. */
  onProgress(progress: number): void;
  /** Once aborted, no caller waits for the answer. */
  readonly signal: AbortSignal;
}

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
  const take = async (id: number, task: Task) => {
    const cancellation = new AbortController();
    cancellations.set(id, cancellation);
    const answer = await work(task, {
      onProgress: (progress) => tell({ kind: 'progress', progress, id }),
      signal: cancellation.signal,
    });
    cancellations.delete(id);
    tell({ kind: 'answer', id, answer });
  };
  process.on('message', (message) => {
    const job = message as ToChild<Task>;
    if (job.kind === 'cancel') cancellations.get(job.id)?.abort();
    else void take(job.id, job.task);
  });
  tell({ kind: 'ready' });
}
