/** What a child process tells the one that started it. */
export type FromChild<Answer> =
  | { readonly kind: 'progress'; readonly progress: number }
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: Answer };

export interface ToChild<Task> {
  readonly kind: 'job';
  readonly id: number;
  readonly task: Task;
}

/**
 * Runs the child's side: loads, says how far it is, then answers one job after the other. A bug in a job ends the
 * process: what is left in a model after one is not worth trusting.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- a child names what it is asked as well as what it answers
export async function serveJobs<Task, Answer>(
  load: (onProgress: (progress: number) => void) => Promise<(task: Task) => Promise<Answer>>,
): Promise<void> {
  // The channel closes when the parent dies, however it dies.
  process.on('disconnect', () => process.exit(0));
  // Ctrl-C reaches the whole group; the parent decides when this process ends.
  process.on('SIGINT', () => undefined);
  const tell = (message: FromChild<Answer>) => process.send?.(message);

  const answer = await load((progress) => tell({ kind: 'progress', progress }));
  process.on('message', (message) => {
    const job = message as ToChild<Task>;
    void answer(job.task).then((result) => tell({ kind: 'answer', id: job.id, answer: result }));
  });
  tell({ kind: 'ready' });
}
