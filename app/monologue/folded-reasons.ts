import type { ReceivedSentence } from '../../core/monologue/monologue.ts';

const READ_AT_ONCE = 3;

/** After the first reasons, those of a sentence wait until she opens them; a sentence is never parted. */
export function areReasonsFolded(sentences: readonly ReceivedSentence[], place: number): boolean {
  const before = sentences.slice(0, place).reduce((sum, { findings }) => sum + findings.length, 0);
  return before >= READ_AT_ONCE;
}
