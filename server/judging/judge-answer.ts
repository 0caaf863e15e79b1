import { fail, ok, type Result } from '../../core/shared/result.ts';
import { typedAnswerFlaw } from '../../core/domain/lesson/typed-answer.ts';
import type { Verdict } from '../../language/judge/verdict.ts';
import type { Question } from '../content/book-file.ts';
import { OWN_QUESTIONS } from '../../core/domain/recall/own-questions.ts';
import type { CorrectedSentences } from '../monologues/corrected-sentences.ts';
import type { AskedQuestions } from '../review/asked-questions.ts';
import type { Records } from '../records/records.ts';
import type { Rounds } from '../records/rounds.ts';
import type { RecognitionError } from '../speech/speech-recognizer.ts';
import type { AnswerJudge } from './answer-judge.ts';

export interface JudgeAnswerParts {
  readonly questions: AskedQuestions;
  readonly records: Pick<Records, 'latestAnswer'>;
  readonly rounds: Pick<Rounds, 'mayBegin'>;
  /** What she may say again after a speech was corrected. */
  readonly sentences: Pick<CorrectedSentences, 'question'>;
  readonly judge: AnswerJudge;
}

export interface JudgedAnswer {
  readonly verdict: Verdict;
  readonly transcript: string;
}

type NotOpen = { readonly kind: 'not-found' | 'lesson-locked' };

/** Judges an answer that belongs to no round; it is for the caller to keep the verdict. */
export class JudgeAnswer {
  readonly #parts: JudgeAnswerParts;

  constructor(parts: JudgeAnswerParts) {
    this.#parts = parts;
  }

  async byVoice(
    learnerId: string,
    questionId: string,
    audio: Uint8Array,
  ): Promise<Result<JudgedAnswer, NotOpen | RecognitionError>> {
    const question = await this.#openQuestion(learnerId, questionId);
    if (!question.ok) return question;
    const heard = await this.#parts.judge.hear(audio, question.value);
    if (!heard.ok) return heard;
    const { verdict, transcript } = heard.value;
    return ok({ verdict, transcript: transcript.text });
  }

  async byTyping(
    learnerId: string,
    questionId: string,
    typed: string,
  ): Promise<Result<JudgedAnswer, NotOpen | { readonly kind: 'not-english' }>> {
    const question = await this.#openQuestion(learnerId, questionId);
    if (!question.ok) return question;
    const transcript = typed.trim();
    if (typedAnswerFlaw(transcript)) return fail({ kind: 'not-english' });
    const verdict = await this.#parts.judge.read(transcript, question.value);
    return ok({ verdict, transcript });
  }

  /** What she has answered before stays open to her, also where its lesson would not be any more. */
  async #openQuestion(learnerId: string, questionId: string): Promise<Result<Question, NotOpen>> {
    const { questions, sentences, records, rounds } = this.#parts;
    const asked = await questions.one(learnerId, questionId);
    if (!asked) {
      const sentence = await sentences.question(learnerId, questionId);
      return sentence ? ok(sentence) : fail({ kind: 'not-found' });
    }
    const isOpen =
      asked.lessonId === OWN_QUESTIONS ||
      (await records.latestAnswer(learnerId, questionId)) !== undefined ||
      (await rounds.mayBegin(learnerId, asked.lessonId));
    return isOpen ? ok(asked.question) : fail({ kind: 'lesson-locked' });
  }
}
