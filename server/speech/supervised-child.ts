import { fork, type ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import { passOnErrors } from '../logging/pass-on-errors.ts';
import { privilegesOf } from './child-privileges.ts';
import type { ChildError, ChildOptions, JobOptions } from './child-options.ts';
import { JobLine, type JobInLine } from './job-line.ts';
import { memoryOfProcess } from './memory-of-process.ts';
import type { FromChild, ToChild } from './child-messages.ts';

interface Job<Task, Answer> extends JobInLine {
  readonly task: Task;
  readonly settle: (result: Result<Answer, ChildError>) => void;
  readonly onProgress: JobOptions['onProgress'];
  readonly deadlineMs: number;
  attempts: number;
}

const ATTEMPTS = 2;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
const WEIGHED_EVERY_MS = 250;
/** One that is only slow stops where it can; one that is stuck does not. */
const STOPS_WITHIN_MS = 5_000;
/** After this many deaths in a row without one answer, waiting is no use and callers are told so. */
const DEATHS_TO_GIVE_UP = 4;

/**
 * A process of our own that does one job at a time, so that models and their crashes stay out of this one.
 *
 * Jobs wait in order; those that give way let others pass, also where they have begun. When the process dies it is started
 * again, after pauses that double; the job in work is tried once more, then refused as `failed`. Every job is settled.
 */
export class SupervisedChild<Task, Answer> {
  readonly #options: ChildOptions;
  readonly #line = new JobLine<Job<Task, Answer>>();
  #child: ChildProcess | undefined;
  #progress = 0;
  #ready = false;
  #deaths = 0;
  #closed = false;
  #nextId = 1;
  #timer: NodeJS.Timeout | undefined;
  #watch: NodeJS.Timeout | undefined;
  readonly #closing = new AbortController();

  constructor(options: ChildOptions) {
    this.#options = options;
    if (options.idleMs === undefined) void this.#startAfter(options.startsAfter);
  }

  /** 0 to 1 while the child loads, 1 once it can work. */
  progress(): number {
    return this.#ready ? 1 : this.#progress;
  }

  /** How many wait or are in work. */
  jobs(): number {
    return this.#line.size;
  }

  submit(task: Task, options: JobOptions = {}): Promise<Result<Answer, ChildError>> {
    const { loadingWaitMs = this.#options.loadingWaitMs } = options;
    const refusal = options.signal?.aborted
      ? { kind: 'cancelled' as const }
      : this.#refusal(loadingWaitMs);
    if (refusal !== undefined) return Promise.resolve(fail(refusal));
    return new Promise((settle) => {
      const { onProgress, deadlineMs = this.#options.jobDeadlineMs, givesWay = false } = options;
      const id = this.#nextId++;
      const job = { id, task, settle, onProgress, deadlineMs, givesWay, attempts: 0 };
      options.signal?.addEventListener('abort', () => this.#cancel(job), { once: true });
      this.#line.add(job);
      if (this.#child === undefined && this.#options.idleMs !== undefined && this.#deaths === 0)
        this.#start();
      this.#hold();
      this.#next();
      this.#waitForLoading(job, loadingWaitMs);
    });
  }

  async close(): Promise<void> {
    if (!this.#closed) {
      this.#closed = true;
      this.#closing.abort();
      clearTimeout(this.#timer);
      for (const job of this.#line.clear()) job.settle(fail({ kind: 'failed' }));
    }
    const child = this.#child;
    if (child === undefined) return;
    child.ref();
    await new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGKILL');
    });
  }

  #cancel(job: Job<Task, Answer>): void {
    job.settle(fail({ kind: 'cancelled' }));
    // The child stops where it can; until then it takes no other job.
    if (this.#line.begun().includes(job)) this.#tell({ kind: 'cancel', id: job.id });
    else this.#line.end(job);
    this.#hold();
  }

  #refusal(loadingWaitMs: number): ChildError | undefined {
    if (this.#closed) return { kind: 'failed' };
    if (!this.#ready && this.#deaths >= DEATHS_TO_GIVE_UP) return { kind: 'failed' };
    if (!this.#ready && loadingWaitMs === 0) {
      return { kind: 'loading', progress: this.#progress };
    }
    return this.jobs() >= this.#options.queueLimit ? { kind: 'busy' } : undefined;
  }

  #waitForLoading(job: Job<Task, Answer>, loadingWaitMs: number): void {
    if (this.#ready || loadingWaitMs === Infinity) return;
    const refuse = () => {
      if (this.#ready || this.#line.begun().includes(job)) return;
      this.#line.end(job);
      job.settle(fail({ kind: 'loading', progress: this.#progress }));
      this.#hold();
    };
    setTimeout(refuse, loadingWaitMs).unref();
  }

  #start(): void {
    this.#progress = 0;
    // Node gives away what is in a folder only where that exists.
    for (const folder of this.#options.folders ?? []) mkdirSync(folder, { recursive: true });
    const child = fork(this.#options.module, [...this.#options.args], {
      serialization: 'advanced',
      ...privilegesOf(this.#options.folders ?? [], this.#options.mostMegabytes),
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.#child = child;
    if (child.stderr) passOnErrors(child.stderr, (line) => process.stderr.write(line));
    this.#watch = setInterval(() => this.#weigh(child), WEIGHED_EVERY_MS);
    this.#watch.unref();
    this.#hold();
    child.on('message', (message) => this.#receive(message as FromChild<Answer>));
    // `exit` follows, or this is the only word about a process that could not be started at all.
    child.on('error', () => {
      if (child.pid === undefined) this.#died({ code: null, signal: null });
    });
    child.on('exit', (code, signal) => this.#died({ code, signal }));
  }

  #receive(message: FromChild<Answer>): void {
    switch (message.kind) {
      case 'progress':
        if (message.id === undefined) this.#progress = message.progress;
        else this.#begun(message.id)?.onProgress?.(message.progress, message.heard);
        return;
      case 'ready':
        this.#ready = true;
        this.#next();
        return;
      case 'answer': {
        const job = this.#begun(message.id);
        if (job === undefined) return;
        this.#line.end(job);
        this.#deaths = 0;
        job.settle(ok(message.answer));
        this.#next();
        this.#hold();
        return;
      }
    }
  }

  #begun(id: number): Job<Task, Answer> | undefined {
    return this.#line.begun().find((job) => job.id === id);
  }

  #next(): void {
    if (!this.#ready) return;
    const next = this.#line.advance();
    if (next === undefined) {
      if (this.#line.size > 0) return;
      clearTimeout(this.#timer);
      if (this.#options.idleMs !== undefined) this.#after(this.#options.idleMs, () => this.#end());
      return;
    }
    const { job, isNew } = next;
    this.#after(job.deadlineMs, () => this.#giveUp(job));
    if (!isNew) return;
    job.attempts += 1;
    this.#tell({ kind: 'job', id: job.id, task: job.task, givesWay: job.givesWay });
  }

  /** A message to a process that has just died fails here; its `exit` says what becomes of the job. */
  #tell(message: ToChild<Task>): void {
    this.#child?.send(message, () => undefined);
  }

  /** The child keeps this process alive only while a caller waits for it. */
  #hold(): void {
    if (this.#line.size > 0) {
      this.#child?.ref();
      this.#child?.channel?.ref();
    } else {
      this.#child?.unref();
      this.#child?.channel?.unref();
    }
  }

  #after(delayMs: number, callback: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(callback, delayMs);
    this.#timer.unref();
  }

  #end(): void {
    this.#child?.kill('SIGKILL');
  }

  /**
   * What took too long once would do so again, and hold up everybody else's. Ending the process costs the next one its
   * loading, and so it may stop by itself first.
   */
  #giveUp(job: Job<Task, Answer>): void {
    job.attempts = ATTEMPTS;
    job.settle(fail({ kind: 'timed-out' }));
    this.#tell({ kind: 'cancel', id: job.id });
    this.#after(STOPS_WITHIN_MS, () => this.#end());
  }

  #weigh(child: ChildProcess): void {
    const held = child.pid === undefined ? undefined : memoryOfProcess(child.pid);
    if (held === undefined || held <= this.#options.mostMegabytes) return;
    for (const job of this.#line.begun()) job.attempts = ATTEMPTS;
    child.kill('SIGKILL');
  }

  #died(exit: { code: number | null; signal: string | null }): void {
    clearTimeout(this.#timer);
    clearInterval(this.#watch);
    const isIdle = this.#ready && this.#line.size === 0 && this.#options.idleMs !== undefined;
    this.#child = undefined;
    this.#ready = false;
    this.#progress = 0;
    if (this.#closed) return;
    if (isIdle) return;

    this.#options.onDeath?.(exit);
    this.#deaths += 1;
    this.#reconsider();
    if (this.#deaths >= DEATHS_TO_GIVE_UP) {
      for (const job of this.#line.clear()) job.settle(fail({ kind: 'failed' }));
    }
    void this.#startAgain();
  }

  /** The job that was in work may have been what killed the process: it gets one more chance, not more. */
  #reconsider(): void {
    for (const job of this.#line.begun().toReversed()) {
      if (job.attempts < ATTEMPTS) {
        this.#line.putBack(job);
        continue;
      }
      this.#line.end(job);
      job.settle(fail({ kind: 'failed' }));
    }
  }

  async #startAfter(moment: Promise<void> | undefined): Promise<void> {
    if (moment !== undefined) await moment;
    if (!this.#closed) this.#start();
  }

  async #startAgain(): Promise<void> {
    const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (this.#deaths - 1));
    await sleep(pauseMs, undefined, {
      signal: this.#closing.signal,
      ref: this.#line.size > 0,
    }).catch(() => undefined);
    if (!this.#closed && this.#child === undefined) this.#start();
  }
}
