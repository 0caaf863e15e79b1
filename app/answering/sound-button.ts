import type { AnsweringView } from './answering-view.ts';
import type { Sound } from './answer-state.ts';

/** A sound's play button: pressed again, it stops. */
export function soundButton(
  view: AnsweringView,
  sound: Sound,
): { readonly state: 'idle' | 'playing'; readonly onPress: () => void } {
  const isPlaying = view.playing === sound;
  return {
    state: isPlaying ? 'playing' : 'idle',
    onPress: () => (isPlaying ? view.stopPlaying() : void view.play(sound)),
  };
}
