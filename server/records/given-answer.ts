import type { Question } from '../content/book-file.ts';
import type { Library } from '../library/library.ts';
import type { Records, StoredDetail } from './records.ts';

/** An answer to a question of a round, by the ids its learner made. */
export interface GivenAnswer {
  readonly learnerId: string;
  readonly recordId: string;
  readonly answerId: string;
  readonly questionId: string;
  readonly answerMs: number;
}

/** What is asked; undefined where the round is not this learner's, or the question none of its lesson. */
export async function askedIn(
  records: Records,
  library: Library,
  { learnerId, recordId, questionId }: GivenAnswer,
): Promise<Question | undefined> {
  const record = await records.ofId(learnerId, recordId);
  const asked = record && (await library.question(questionId));
  return asked?.lessonId === record?.lessonId ? asked?.question : undefined;
}

type Became = Omit<
  StoredDetail,
  'id' | 'recordId' | 'learnerId' | 'questionId' | 'answerMs' | 'generated'
>;

/** Of what nobody judged. */
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
export async function keepAnswer(
  records: Records,
  { answerId, learnerId, recordId, questionId, answerMs }: GivenAnswer,
  became: Partial<Became> & Pick<Became, 'outcome' | 'answeredAt'>,
): Promise<StoredDetail | undefined> {
  const given = { id: answerId, learnerId, recordId, questionId, answerMs };
  await records.addDetail({ ...UNJUDGED, ...became, ...given, generated: [] });
  return records.detail(learnerId, answerId);
}
