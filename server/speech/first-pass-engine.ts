import { join } from 'node:path';
import { ChildPool } from './child-pool.ts';
import type { FirstPassAnswer, FirstPassTask } from './first-pass-process.ts';
import type { ChildOptions } from './child-options.ts';
import { SupervisedChild } from './supervised-child.ts';

/** Processes that each hear quickly with one thread, and follow answers. */
export type FirstPassEngine = ChildPool<FirstPassTask, FirstPassAnswer>;

export interface FirstPassOptions {
  /** At least one. */
  readonly processes: number;
  readonly startsAfter?: ChildOptions['startsAfter'];
  readonly onDeath?: NonNullable<ChildOptions['onDeath']>;
}

const QUEUE_LIMIT = 32;
const DEADLINE_MS = 10_000;
/** It takes 500 MB. */
const MOST_MEGABYTES = 2_000;

export function startFirstPass({
  processes,
  startsAfter,
  onDeath,
}: FirstPassOptions): FirstPassEngine {
  return new ChildPool(
    Array.from(
      { length: processes },
      () =>
        new SupervisedChild<FirstPassTask, FirstPassAnswer>({
          module: join(import.meta.dirname, 'first-pass-process.ts'),
          args: [],
          queueLimit: 1,
          jobDeadlineMs: DEADLINE_MS,
          mostMegabytes: MOST_MEGABYTES,
          loadingWaitMs: 0,
          startsAfter,
          ...(onDeath && { onDeath }),
        }),
    ),
    QUEUE_LIMIT,
  );
}
