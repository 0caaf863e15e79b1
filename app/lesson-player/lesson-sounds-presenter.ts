import { reaction } from 'mobx';
import type { SoundEffects } from '../../core/listening/sound-effects.ts';
import type { SoundEffect } from '../../core/ports/effect-player.ts';
import type { AnswerState, AroundState } from '../answering/answer-state.ts';

type PlayedState = AnswerState | (AroundState & { readonly recordId?: string | undefined });

/** The turns of a lesson or a review. */
interface PlayedTurn {
  readonly state: PlayedState;
  readonly isStarting: boolean;
}

/** A lesson or a review. */
export interface Played {
  readonly player: { readonly turn: PlayedTurn };
}

/** Lets a lesson, or a review, be heard: a short sound at each turn of it. It lives as long as the player it watches. */
export function soundLesson({ player: { turn } }: Played, effects: SoundEffects): void {
  // Before the microphone is open, so that it is not in the take.
  reaction(
    () => turn.isStarting,
    (isStarting) => isStarting && effects.play('start'),
  );
  reaction(
    () => turn.state,
    (state, before) => {
      const effect = effectAt(state, before);
      if (effect) effects.play(effect);
    },
  );
}

function effectAt(state: PlayedState, before: PlayedState): SoundEffect | undefined {
  switch (state.step) {
    case 'judging':
      return before.step === 'recording' ? 'stop' : undefined;
    case 'graded':
      return state.detail.judged === 'unlisted' ? undefined : state.detail.outcome;
    case 'finished':
      return state.recordId === undefined ? undefined : 'finished';
    default:
      return undefined;
  }
}
