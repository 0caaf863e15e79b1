/** Something that was turned on or off, and when: ms since 1970. */
export interface Change {
  readonly isOn: boolean;
  readonly changedAt: number;
}

/**
 * Which of two changes of one thing counts: the later one, and of two at one moment the one that is on. Changes that
 * arrive in another order, or twice, give the same result.
 */
export const laterChange = <C extends Change>(one: C, other: C): C => {
  if (one.changedAt !== other.changedAt) return one.changedAt > other.changedAt ? one : other;
  return one.isOn ? one : other;
};

/** Clocks may differ by so much, in ms, without being noticed. */
export const MOST_AHEAD_MS = 60_000;

/** When a change was made, in ms since 1970. By a clock far ahead it would have the last word for as long as it is. */
export const changeTime = (told: number, now: number): number =>
  Math.min(told, now + MOST_AHEAD_MS);
