/** One unit of comparison. It may come from part of a word (I'm) or from several (twenty five). */
export interface Token {
  /** Every reading this unit can have: "'d" is both would and had. Never empty. */
  readonly forms: readonly string[];
  /** Positions, in the text it came from, of the words it was made of; ascending, never empty. */
  readonly words: readonly number[];
  /** A learner is not wrong for saying it, nor for leaving it out: um, o'clock, the "that" of "think that". */
  readonly optional: boolean;
  /** Half of a contraction: these are the ones a single sound-alike word can stand for. */
  readonly contracted: boolean;
  /** A comma, dash or dots follow: the speaker may have broken off here. */
  readonly pauseAfter: boolean;
  /** The word was broken off in the middle: "wa-". */
  readonly cutOff: boolean;
}

export const firstForm = (token: Token): string => token.forms[0] ?? '';

export const isForm = (token: Token | undefined, ...forms: readonly string[]): boolean =>
  token !== undefined && token.forms.some((form) => forms.includes(form));
