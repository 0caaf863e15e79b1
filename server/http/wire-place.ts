import type { Place } from '../page.ts';

/** As `Place` of the protocol says it. */
export const wirePlace = ({ at, id }: Place): string => `${at.getTime()}~${id}`;

export function placeOf(written: string | undefined): Place | undefined {
  if (written === undefined) return undefined;
  const [at = '', id = ''] = written.split('~');
  return { at: new Date(Number(at)), id };
}
