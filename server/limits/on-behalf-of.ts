import { AsyncLocalStorage } from 'node:async_hooks';
import type { Counted } from './limits.ts';

/** For whom something is done that costs. */
export interface Behalf {
  readonly learnerId: string;
  /** As `addressOf` gives it. */
  readonly address: string;
  /** Told of the speech that was counted, to give it back where nothing comes of it. */
  readonly onCounted?: (counted: Counted) => void;
}

const behalves = new AsyncLocalStorage<Behalf>();

/** Engines and clouds are asked many calls below a route, which alone knows who it is for. */
export const onBehalfOf = <T>(behalf: Behalf, run: () => T): T => behalves.run(behalf, run);

/** Undefined in work that no learner asked for. */
export const currentBehalf = (): Behalf | undefined => behalves.getStore();
