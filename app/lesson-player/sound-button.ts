import type { LessonPlayerView } from './lesson-player-view.ts';
import type { Sound } from './player-state.ts';

/** A sound's play button: pressed again, it stops. */
export function soundButton(
  view: LessonPlayerView,
  sound: Sound,
): { readonly state: 'idle' | 'playing'; readonly onPress: () => void } {
  const isPlaying = view.playing === sound;
  const play = {
    prompt: view.playPrompt,
    'model-answer': view.playModelAnswer,
    'slow-answer': view.playSlowAnswer,
    'british-answer': view.playBritishAnswer,
    'own-take': view.playOwnTake,
  }[sound];
  return {
    state: isPlaying ? 'playing' : 'idle',
    onPress: () => (isPlaying ? view.stopPlaying() : void play()),
  };
}
