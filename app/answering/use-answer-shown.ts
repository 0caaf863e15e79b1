import { useDeferredValue } from 'react';
import type { QuestionPlayerView } from './answering-view.ts';

/**
 * Where the answer is opened by a tap, a slow phone answers the tap with a frame before it draws the answer. A verdict,
 * or that there is none, is there at once: she has waited for it.
 */
export function useAnswerShown({ turn }: Pick<QuestionPlayerView, 'turn'>): {
  readonly isShown: boolean;
  /** Until Oz is back below the prompt, which takes a frame, too. */
  readonly isInItsPlace: boolean;
} {
  const { state, isAnswerOpen } = turn;
  const wasOpen = useDeferredValue(isAnswerOpen);
  const isTapped = state.step === 'self-judging' && state.because === undefined;
  const isInItsPlace = wasOpen || (isAnswerOpen && !isTapped);
  return { isShown: isAnswerOpen && isInItsPlace, isInItsPlace };
}
