import { setTimeout } from 'node:timers/promises';

const LOOK_AGAIN_MS = 50;

/** Looks until there is something, or the time is up; undefined then. */
export async function eventually<T>(
  withinMs: number,
  look: () => T | undefined | Promise<T | undefined>,
  lookAgainMs = LOOK_AGAIN_MS,
): Promise<T | undefined> {
  const until = Date.now() + withinMs;
  for (;;) {
    const seen = await look();
    if (seen !== undefined || Date.now() > until) return seen;
    await setTimeout(lookAgainMs);
  }
}

/** Looks after ever longer rests, for a look may begin anew what is looked for. Undefined where it never comes. */
export async function onceLeftAlone<T>(
  longestMs: number,
  look: () => Promise<T | undefined>,
): Promise<T | undefined> {
  for (let restMs = 250; ; restMs *= 2) {
    const seen = await look();
    if (seen !== undefined || restMs > longestMs) return seen;
    await setTimeout(restMs);
  }
}
