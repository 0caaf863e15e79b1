import { targetMs, type SpeedLevel } from '../../core/domain/lesson/speed-level.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import type { Question } from '../content/book-file.ts';
import type { Library } from '../library/library.ts';
import type { KeptDetail, Mode, NewRecord, Records, StoredDetail } from './records.ts';
import type { Rounds } from './rounds.ts';

/** An answer to a question of a round, by the ids its learner made. */
export interface GivenAnswer {
  readonly learnerId: string;
  readonly recordId: string;
  readonly answerId: string;
  readonly questionId: string;
  readonly answerMs: number;
  /** The round that its first answer opens; undefined where it must be there. */
  readonly round?: BegunRound | undefined;
}

export interface BegunRound {
  readonly lessonId: string;
  readonly mode: Mode;
  readonly level: SpeedLevel;
}

export interface Asked {
  readonly question: Question;
  /** The round that the answer is to open. */
  readonly opens: NewRecord | undefined;
}

export interface AnswerParts {
  readonly records: Records;
  readonly rounds: Rounds;
  readonly library: Library;
  readonly now: () => Date;
}

export type NotAsked = { readonly kind: 'not-found' | 'lesson-locked' };

/** What is asked; not found where the round is not this learner's, or the question none of its lesson. */
export async function askedIn(
  { records, rounds, library, now }: AnswerParts,
  { learnerId, recordId, questionId, round }: GivenAnswer,
): Promise<Result<Asked, NotAsked>> {
  const record = await records.ofId(learnerId, recordId);
  const lessonId = record?.lessonId ?? round?.lessonId;
  const asked = await library.question(questionId);
  if (!asked || asked.lessonId !== lessonId) return fail({ kind: 'not-found' });
  const { question } = asked;
  if (record || !round) return ok({ question, opens: undefined });
  if (!(await rounds.mayBegin(learnerId, lessonId))) return fail({ kind: 'lesson-locked' });
  return ok({ question, opens: { id: recordId, learnerId, ...round, startedAt: now() } });
}

type Became = Omit<
  StoredDetail,
  'id' | 'recordId' | 'learnerId' | 'questionId' | 'answerMs' | 'generated'
>;

/** The fields of an answer that was not judged. */
const UNJUDGED = {
  judged: undefined,
  isOwnWord: false,
  transcript: undefined,
  words: [],
  remarks: [],
  nearest: undefined,
  reactionMs: undefined,
  wordsPerMinute: undefined,
  takePath: undefined,
} satisfies Partial<Became>;

/** Keeps what became of it; undefined where the id is taken by another learner's answer: to this one it does not exist. */
export function keepAnswer(
  records: Records,
  { answerId, learnerId, recordId, questionId, answerMs }: GivenAnswer,
  { question, opens }: Asked,
  became: Partial<Became> & Pick<Became, 'outcome' | 'answeredAt'>,
): Promise<KeptDetail | undefined> {
  const given = { id: answerId, learnerId, recordId, questionId, answerMs };
  const [model] = question.answers;
  return records.addDetail(
    { ...UNJUDGED, ...became, ...given, generated: [] },
    { opens, targetMs: model === undefined ? undefined : targetMs(model, 'normal') },
  );
}
