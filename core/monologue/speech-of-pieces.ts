import type { KeptSpeech, SpeechDraft } from '../ports/speech-store.ts';
import { joinedBytes } from '../shared/joined-bytes.ts';

/** A page that records is heard of more often than this. */
const HEARD_OF_MS = 10_000;

/** Whether a page may still be recording it; `lastAt` is when its last piece was captured, maybe by a clock that was set back since. */
export const mayBeRecording = (lastAt: number, now: number): boolean =>
  Math.abs(now - lastAt) < HEARD_OF_MS;

/** What a dead page has left of a speech; with its last piece it was `durationMs` long. */
export const speechOfPieces = (
  draft: SpeechDraft,
  pieces: readonly Uint8Array[],
  durationMs: number,
): KeptSpeech => ({
  ...draft,
  take: {
    bytes: joinedBytes(pieces),
    mediaType: 'application/octet-stream',
    durationMs,
  },
  isWanted: false,
  refusal: undefined,
});
