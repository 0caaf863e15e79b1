import { AsyncLocalStorage } from 'node:async_hooks';

/** For whom something is done that costs. */
export interface Behalf {
  readonly learnerId: string;
  /** As `addressOf` gives it. */
  readonly address: string;
}

const behalves = new AsyncLocalStorage<Behalf>();

/** Engines and clouds are asked many calls below a route, which alone knows who it is for. */
export const onBehalfOf = <T>(behalf: Behalf, run: () => T): T => behalves.run(behalf, run);

/** Undefined in work that no learner asked for. */
export const currentBehalf = (): Behalf | undefined => behalves.getStore();
