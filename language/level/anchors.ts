/** A figure and the points a speaker with that figure gets; ascending or descending figures, ascending points. */
export type Anchors = readonly (readonly [figure: number, points: number])[];

/** The points of a figure, in a straight line between the two anchors around it; the outermost ones are the limits. */
export function pointsBetween(anchors: Anchors, figure: number): number {
  const points = anchors.map(([, its]) => its);
  const limited = (value: number) =>
    Math.min(Math.max(...points), Math.max(Math.min(...points), value));
  for (const [at, [from, low]] of anchors.entries()) {
    const next = anchors[at + 1];
    if (next === undefined) break;
    const [to, high] = next;
    const share = (figure - from) / (to - from);
    if (share <= 1) return limited(low + share * (high - low));
  }
  return limited(Infinity);
}
