import { reaction } from 'mobx';
import type { SoundEffects } from '../../core/listening/sound-effects.ts';
import type { SoundEffect } from '../../core/ports/effect-player.ts';
import type { ReviewedItem } from '../../core/review/review.ts';
import type { AnswerState, AroundState } from '../answering/answer-state.ts';
import type { RepeatState } from '../answering/repeat-presenter.ts';

/** What there is of a lesson once it is over, or of a review. */
interface End {
  readonly recordId?: string | undefined;
  readonly items?: readonly Pick<ReviewedItem, 'outcome'>[];
}

type PlayedState = AnswerState | (AroundState & End);

/** The turns of a lesson or a review. */
interface PlayedTurn {
  readonly state: PlayedState;
  readonly isStarting: boolean;
}

/** A lesson or a review. */
export interface Played {
  readonly player: {
    readonly turn: PlayedTurn;
    readonly repeat: { readonly state: RepeatState };
  };
}

/** Lets a lesson, or a review, be heard: a short sound at each turn of it. It lives as long as the player it watches. */
export function soundLesson({ player: { turn, repeat } }: Played, effects: SoundEffects): void {
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
  reaction(
    () => repeat.state,
    (state) => isSaidRight(state) && effects.play('correct'),
  );
}

function effectAt(state: PlayedState, before: PlayedState): SoundEffect | undefined {
  switch (state.step) {
    case 'judging':
      return before.step === 'recording' ? 'stop' : undefined;
    case 'graded':
      return state.detail.judged === 'unlisted' ? undefined : state.detail.outcome;
    case 'finished':
      return isAnythingDone(state) ? 'finished' : undefined;
    default:
      return undefined;
  }
}

/** A lesson has a record from its first answer on; a review has its questions. */
const isAnythingDone = ({ recordId, items = [] }: End) =>
  recordId !== undefined ||
  items.some(({ outcome }) => outcome === 'correct' || outcome === 'wrong');

const isSaidRight = (state: RepeatState): boolean =>
  state.step === 'heard' && state.detail.judged === 'correct';
