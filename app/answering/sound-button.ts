import type { QuestionPlayerView } from './answering-view.ts';
import type { Sound } from './answer-state.ts';

/** A sound's play button: pressed again, it stops. */
export function soundButton(
  player: QuestionPlayerView,
  sound: Sound,
): { readonly state: 'idle' | 'playing'; readonly onPress: () => void } {
  const isPlaying = player.sounds.playing === sound;
  return {
    state: isPlaying ? 'playing' : 'idle',
    onPress: () => (isPlaying ? player.sounds.stop() : void player.play(sound)),
  };
}
