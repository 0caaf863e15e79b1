import type { KeptTake, TakeDraft } from '../ports/take-store.ts';
import { joinedBytes } from '../shared/joined-bytes.ts';

/** What a dead tab has left of a take: it ends with its last piece, captured at `lastAt` (ms since 1970). */
export function takeOfPieces(
  draft: TakeDraft,
  pieces: readonly Uint8Array[],
  lastAt: number,
): KeptTake {
  const durationMs = Math.max(0, lastAt - draft.startedAt);
  return {
    ...draft,
    answerMs: draft.answerMs + durationMs,
    take: { bytes: joinedBytes(pieces), mediaType: 'application/octet-stream', durationMs },
    refusal: undefined,
    isInterrupted: true,
    isSafe: true,
  };
}
