import type { Counted, Limits } from './limits.ts';

/** Limits that refuse nothing; `points` is what all of them have counted. */
export function countingLimits() {
  let points = 0;
  const add = (sign: number) => async (counted: readonly Counted[]) => {
    for (const one of counted) points += sign * (one.points ?? 1);
  };
  const limits: Pick<Limits, 'take' | 'charge' | 'giveBack'> = {
    take: async (counted) => {
      await add(1)(counted);
      return { ok: true, value: undefined };
    },
    charge: add(1),
    giveBack: add(-1),
  };
  return { limits, points: () => points };
}
