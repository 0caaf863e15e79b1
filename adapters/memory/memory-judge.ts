import type { Take } from '../../core/ports/recorder.ts';
import type { NotEnglish, VoiceError } from '../../core/ports/records-api.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import { typedAnswerFlaw } from '../../core/shared/typed-answer.ts';
import type {
  GradedAnswer,
  MarkedWord,
  Remark,
  TakeVerdict,
} from '../../core/verbal-composition/record.ts';
import type { MemoryWorld } from './memory-world.ts';

/** Said softly, a sentence that ends with this is not understood well enough to judge. */
export const MUMBLED = '(mumbled)';

const REASON: Remark = {
  kind: 'listed',
  said: '',
  right: '',
  why: {
    ja: 'よくある間違いです。',
    en: 'A common mistake.',
    ko: '자주 하는 실수예요.',
  },
};

export interface MemoryVerdict {
  readonly isCorrect: boolean;
  readonly nearest: string;
  readonly words: readonly MarkedWord[];
}

/** Hears what a take of this world says: `said:` and the sentence. */
export function hearTake(
  { isRecognizerBroken }: MemoryWorld,
  take: Take,
  accepted: readonly string[],
): Result<TakeVerdict<GradedAnswer>, VoiceError> {
  if (isRecognizerBroken) return fail({ kind: 'recognition-failed' });
  const [, said] = /^said:(.*)$/s.exec(new TextDecoder().decode(take.bytes)) ?? [];
  if (said === undefined) return fail({ kind: 'audio-unreadable' });
  if (said.trim() === '') return fail({ kind: 'no-speech' });
  const detail = grade(said, accepted);
  if (!said.endsWith(MUMBLED)) return ok({ outcome: detail.judged ?? detail.outcome, detail });
  return ok({ outcome: 'say-again', transcript: said, words: detail.words });
}

export function readTyped(
  text: string,
  accepted: readonly string[],
): Result<GradedAnswer, NotEnglish> {
  const typed = text.trim();
  return typedAnswerFlaw(typed) ? fail({ kind: 'not-english' }) : ok(grade(typed, accepted));
}

function grade(transcript: string, accepted: readonly string[]): GradedAnswer {
  const { isCorrect, nearest, words } = memoryJudge(transcript, accepted);
  const found = { transcript, words, nearest };
  if (isCorrect) return { outcome: 'correct', judged: 'correct', ...found, remarks: [] };
  if (accepted.some((answer) => saysInOtherWords(transcript, answer)))
    return { outcome: 'correct', judged: 'unlisted', ...found, words: [], remarks: [] };
  return { outcome: 'wrong', judged: 'wrong', ...found, remarks: [REASON] };
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

/** All that means something in the answer, with more words around it: enough for this world to find no mistake in it. */
function saysInOtherWords(said: string, answer: string): boolean {
  const heard = wordsOf(said).map(plain);
  const meant = wordsOf(answer).map(plain);
  return (
    heard.length > meant.length && meant.every((word) => word.length < 3 || heard.includes(word))
  );
}

const mistakes = ({ words }: MemoryVerdict): number =>
  words.filter((word) => word.mark !== 'right').length;

const wordsOf = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean);

const plain = (word: string): string => word.toLowerCase().replace(/[^\w']/g, '');
