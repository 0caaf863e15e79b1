/** How well something was remembered, as schedulers of repetition grade it. */
export type RecallGrade = 'again' | 'hard' | 'good' | 'easy';

/**
 * What an outcome rests on: the judge, the learner's own word, her own word after she had opened the answer before she
 * could have given one, or a speech in which she said it wrong before she was asked.
 */
export const GROUNDS = ['judged', 'own-word', 'seen', 'speech'] as const;
export type Ground = (typeof GROUNDS)[number];

/** Of what she answered, once she was asked. */
export type AnswerGround = Exclude<Ground, 'speech'>;

export interface GradedOutcome {
  readonly isCorrect: boolean;
  readonly ground: Ground;
  readonly answerMs: number;
  /** How long a fluent answer may take; `targetMs` of `speed-level.ts` at the level normal. */
  readonly targetMs: number;
}

/** Slower than this many targets, it was found with effort; faster than the other, it was there at once. */
const SLOW = 2;
const QUICK = 0.5;

/** Only a judged answer can be easy: how quickly an answer was opened says little about how quickly it came. */
export function recallGrade({ isCorrect, ground, answerMs, targetMs }: GradedOutcome): RecallGrade {
  if (!isCorrect || ground === 'seen') return 'again';
  if (answerMs > SLOW * targetMs) return 'hard';
  return ground === 'judged' && answerMs < QUICK * targetMs ? 'easy' : 'good';
}
