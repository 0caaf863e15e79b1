import { fail, type Result } from '../../core/shared/result.ts';
import type { ChildError, JobOptions } from './child-options.ts';
import type { SupervisedChild } from './supervised-child.ts';

export interface PoolJobOptions extends JobOptions {
  /** Refused as `busy` while other jobs wait: it may be left out. */
  readonly unlessOthersWait?: boolean;
}

interface Waiting<Task, Answer> {
  readonly task: Task;
  readonly options: JobOptions;
  readonly settle: (result: Result<Answer, ChildError>) => void;
}

/** Processes of one kind that share a queue: whichever is free takes the next job. */
export class ChildPool<Task, Answer> {
  readonly #children: readonly SupervisedChild<Task, Answer>[];
  readonly #queueLimit: number;
  readonly #waiting: Waiting<Task, Answer>[] = [];

  /** At least one child; `queueLimit` is how many jobs may wait for one. */
  constructor(children: readonly SupervisedChild<Task, Answer>[], queueLimit: number) {
    this.#children = children;
    this.#queueLimit = queueLimit;
  }

  /** 0 to 1 while they load, 1 once all can work. */
  progress(): number {
    return Math.min(...this.#children.map((child) => child.progress()));
  }

  submit(task: Task, options: PoolJobOptions = {}): Promise<Result<Answer, ChildError>> {
    const limit = options.unlessOthersWait === true ? 1 : this.#queueLimit;
    if (this.#waiting.length >= limit) return Promise.resolve(fail({ kind: 'busy' }));
    return new Promise((settle) => {
      const job = { task, options, settle };
      options.signal?.addEventListener('abort', () => this.#cancel(job), { once: true });
      this.#waiting.push(job);
      this.#next();
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.#children.map((child) => child.close()));
    this.#next();
  }

  #next(): void {
    for (;;) {
      const child = this.#free();
      const job = child && this.#waiting.shift();
      if (!child || !job) return;
      void this.#work(child, job);
    }
  }

  async #work(child: SupervisedChild<Task, Answer>, job: Waiting<Task, Answer>): Promise<void> {
    job.settle(await child.submit(job.task, job.options));
    this.#next();
  }

  #free(): SupervisedChild<Task, Answer> | undefined {
    const idle = this.#children.filter((child) => child.jobs() === 0);
    const ready = idle.find((child) => child.progress() === 1);
    // Where none is at work, none will come back for what waits: the first one says why it can't.
    return ready ?? (idle.length === this.#children.length ? idle[0] : undefined);
  }

  #cancel(job: Waiting<Task, Answer>): void {
    const place = this.#waiting.indexOf(job);
    if (place < 0) return;
    this.#waiting.splice(place, 1);
    job.settle(fail({ kind: 'cancelled' }));
  }
}
