/** What she wrote down before she spoke; any part may be empty. */
export interface Memo {
  readonly opening: string;
  readonly points: string;
  readonly closing: string;
}

/** Of a part of it, in UTF-16 units. */
export const LONGEST_MEMO = 2000;

/** Fewer words show too little to correct; an operator may ask for more or fewer. */
export const LEAST_WORDS = 30;

/** Why a speech that was submitted has no correction. */
export type MonologueRefusal =
  /** So few words were heard, which were these; `least` there must be. */
  | {
      readonly kind: 'too-few-words';
      readonly words: number;
      readonly least: number;
      readonly heard: string;
    }
  | { readonly kind: 'no-speech' }
  | { readonly kind: 'japanese-spoken' }
  | { readonly kind: 'audio-unreadable' }
  | { readonly kind: 'audio-too-long' }
  /** It was tried for a day; it is not known why. */
  | { readonly kind: 'not-possible' };

/** `not-submitted` is kept, `submitted` waits for its correction or is being corrected; the last two are for ever. */
export const MONOLOGUE_STATES = ['not-submitted', 'submitted', 'corrected', 'refused'] as const;

export type MonologueState = (typeof MONOLOGUE_STATES)[number];

export interface MonologueFacts {
  readonly submittedAt: unknown;
  readonly correction: unknown;
  readonly refusal: unknown;
}

export function stateOf({ submittedAt, correction, refusal }: MonologueFacts): MonologueState {
  if (correction !== undefined) return 'corrected';
  if (refusal !== undefined) return 'refused';
  return submittedAt === undefined ? 'not-submitted' : 'submitted';
}

/** Kept there and not submitted: it can be submitted from the history, on another day. */
export const isForAnotherDay = (error: { readonly kind: string } | undefined): boolean =>
  error?.kind === 'submissions-exceeded';
