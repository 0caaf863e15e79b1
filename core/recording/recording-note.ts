import type { RecordingTrouble } from '../ports/recorder.ts';

/**
 * What the learner should know of her recording.
 *
 * - `muted`: the system has taken the microphone away, as during a call; what was said before is safe.
 * - `silent`: it is open, and gives nothing.
 * - `gap`: it was away for a while, and is back.
 * - `ended`: it was unplugged; the recording ends there.
 */
export type RecordingNote = 'muted' | 'silent' | 'gap' | 'ended';

export function noteAfter(
  note: RecordingNote | undefined,
  trouble: RecordingTrouble,
): RecordingNote | undefined {
  if (trouble !== 'unmuted') return trouble;
  // Silence that is over was a switch she has found; a call has left a hole.
  return note === 'muted' || note === 'gap' ? 'gap' : undefined;
}
