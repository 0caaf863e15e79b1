import type { Endpoint } from './endpoint.ts';

/** Studying, and what was studied; the way in, her account and taking her data out are open to everyone. */
const COVERED = /^v\d\/(verbal_composition|one_min_speech|placement)(\/|$)/;

/** Whether a call is only for learners whose contract allows it. */
export const isCovered = ({ path, auth }: Pick<Endpoint, 'path' | 'auth'>): boolean =>
  auth === 'bearer' && COVERED.test(path);
