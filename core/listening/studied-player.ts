import type { AudioPlayer } from '../ports/audio-player.ts';
import type { StudySessions } from '../study-time/study-sessions.ts';

/** A player whose sounds are a sign that she studies, for as long as they are heard. */
export const studiedPlayer = (
  player: AudioPlayer,
  study: Pick<StudySessions, 'during'>,
): AudioPlayer => ({
  play: (bytes, part) => study.during(player.play(bytes, part)),
  playTogether: (one, other) => study.during(player.playTogether(one, other)),
  stop: () => player.stop(),
  typeOf: (bytes) => player.typeOf(bytes),
});
