export type ChildError =
  | { readonly kind: 'loading'; readonly progress: number }
  | { readonly kind: 'busy' }
  | { readonly kind: 'cancelled' }
  /** It was in work for longer than it may be, so its process was ended. */
  | { readonly kind: 'timed-out' }
  | { readonly kind: 'failed' };

export interface ChildOptions {
  /** The module the child runs: it answers through `serveJobs`. */
  readonly module: string;
  readonly args: readonly string[];
  /** How many jobs may wait, the one in work included. */
  readonly queueLimit: number;
  /** A job in work for longer is taken for stuck, and its process ended. */
  readonly jobDeadlineMs: number;
  /** A process that holds more is ended, and its job refused as `failed`: it would do so again. */
  readonly mostMegabytes: number;
  /** Folders it reads and writes, beside the code; none without. */
  readonly folders?: readonly string[];
  /** Start when there is something to do and end when there has been nothing for this long. Absent: always running. */
  readonly idleMs?: number;
  /** Of what is always running: when it may begin to load, which takes a processor for seconds. Absent: at once. */
  readonly startsAfter?: Promise<void> | undefined;
  /** How long a job waits for a child that loads, before it is refused as `loading`; 0 refuses it at once. */
  readonly loadingWaitMs: number;
  readonly onDeath?: (exit: {
    readonly code: number | null;
    readonly signal: string | null;
  }) => void;
}

export interface JobOptions {
  /** For this job, instead of the child's own. */
  readonly deadlineMs?: number;
  readonly loadingWaitMs?: number;
  /** Told 0 to 1 while the job is in work, and what was heard so far where it hears. */
  readonly onProgress?: ((progress: number, heard?: string) => void) | undefined;
  /** Others come first, and pass it where it has begun. */
  readonly givesWay?: boolean;
  /** Once aborted, the job is refused as `cancelled`: at once, whether it waits or is in work. */
  readonly signal?: AbortSignal | undefined;
}
