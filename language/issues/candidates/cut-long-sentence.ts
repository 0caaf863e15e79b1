import type { TaggedSentence, TaggedWord } from '../tagged-word.ts';

/** A language model judges a change best in a sentence of this length. */
const LONG_ENOUGH = 12;
const TOO_LONG = 30;
const JOINERS = /^(?:and|but|so|because|then|when)$/u;

/** Speech without punctuation is one endless sentence; it is cut where one could have paused. */
export function cutLongSentence(sentence: TaggedSentence): readonly TaggedSentence[] {
  if (sentence.words.length <= TOO_LONG) return [sentence];
  const pieces: TaggedWord[][] = [[]];
  for (const word of sentence.words) {
    const current = pieces.at(-1);
    const length = current?.length ?? 0;
    const mayCut = length >= LONG_ENOUGH && (word.breakBefore !== '' || JOINERS.test(word.lower));
    if (current === undefined || mayCut || length >= TOO_LONG) pieces.push([word]);
    else current.push(word);
  }
  return pieces.map((words) => ({ ...sentence, words }));
}
