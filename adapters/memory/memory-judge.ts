import type { MarkedWord } from '../../core/verbal-composition/record.ts';

export interface MemoryVerdict {
  readonly isCorrect: boolean;
  readonly nearest: string;
  readonly words: readonly MarkedWord[];
}

/** Judges word by word in the order said: enough for a world in which everybody speaks clearly. */
export function memoryJudge(said: string, accepted: readonly string[]): MemoryVerdict {
  const verdicts = accepted.map((answer) => compare(said, answer));
  const [best] = verdicts.sort((a, b) => mistakes(a) - mistakes(b));
  if (!best) throw new Error('A question has at least one accepted answer');
  return best;
}

function compare(said: string, nearest: string): MemoryVerdict {
  const expected = wordsOf(nearest);
  const heard = wordsOf(said);
  const length = Math.max(expected.length, heard.length);
  const words = Array.from({ length }, (_, index) => mark(expected[index], heard[index]));
  return { isCorrect: words.every((word) => word.mark === 'right'), nearest, words };
}

function mark(expected: string | undefined, said: string | undefined): MarkedWord {
  if (expected === undefined) return { mark: 'extra', ...(said !== undefined && { said }) };
  if (said === undefined) return { mark: 'missing', expected };
  return { mark: plain(expected) === plain(said) ? 'right' : 'replaced', expected, said };
}

const mistakes = ({ words }: MemoryVerdict): number =>
  words.filter((word) => word.mark !== 'right').length;

const wordsOf = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean);

const plain = (word: string): string => word.toLowerCase().replace(/[^\w']/g, '');
