import { fail, ok, type Result } from '../../core/shared/result.ts';
import type { Verdict } from '../../language/judge/verdict.ts';
import type { AnswerJudge } from '../judging/answer-judge.ts';
import type { Library } from '../library/library.ts';
import type { RecognitionError } from '../speech/speech-recognizer.ts';
import type { Files } from '../storage/files.ts';
import { fluencyOf } from './fluency-of.ts';
import type { Records, StoredDetail } from './records.ts';

export interface SpokenAnswer {
  readonly learnerId: string;
  readonly recordId: string;
  readonly answerId: string;
  readonly questionId: string;
  readonly answerMs: number;
  readonly audio: Uint8Array;
}

export type AnswerByVoiceError = { readonly kind: 'not-found' } | RecognitionError;

export interface JudgedAnswer {
  readonly verdict: Verdict;
  readonly transcript: string;
  /** Undefined when the learner is asked to say it again. */
  readonly detail: StoredDetail | undefined;
}

/** Hears one spoken answer, judges it against everything that counts as right, and keeps both. */
export class AnswerByVoice {
  readonly #records: Records;
  readonly #library: Library;
  readonly #judge: AnswerJudge;
  readonly #files: Files;
  readonly #now: () => Date;

  constructor(
    records: Records,
    library: Library,
    judge: AnswerJudge,
    files: Files,
    now: () => Date,
  ) {
    this.#records = records;
    this.#library = library;
    this.#judge = judge;
    this.#files = files;
    this.#now = now;
  }

  async execute(answer: SpokenAnswer): Promise<Result<JudgedAnswer, AnswerByVoiceError>> {
    const before = await this.#records.detail(answer.learnerId, answer.answerId);
    if (before) return ok(asJudged(before));

    const record = await this.#records.ofId(answer.learnerId, answer.recordId);
    const asked = record && (await this.#library.question(answer.questionId));
    if (!asked || asked.lessonId !== record.lessonId) return fail({ kind: 'not-found' });

    const heard = await this.#judge.hear(answer.audio, asked.question);
    if (!heard.ok) return heard;
    const { verdict, transcript } = heard.value;
    if (verdict.outcome === 'say-again') {
      return ok({ verdict, transcript: transcript.text, detail: undefined });
    }

    const takePath = `takes/${answer.learnerId}/${answer.answerId}`;
    await this.#files.put(takePath, answer.audio);
    const outcome = verdict.outcome === 'accepted' ? 'correct' : 'wrong';
    await this.#records.addDetail({
      id: answer.answerId,
      recordId: answer.recordId,
      learnerId: answer.learnerId,
      questionId: answer.questionId,
      outcome,
      judged: outcome,
      transcript: transcript.text,
      words: verdict.words,
      nearest: verdict.nearest,
      answerMs: answer.answerMs,
      ...fluencyOf(transcript, answer.answerMs),
      generated: [],
      takePath,
      answeredAt: this.#now(),
    });
    const stored = await this.#records.detail(answer.learnerId, answer.answerId);
    // The id is taken by another learner's answer: to this one it does not exist.
    if (!stored) return fail({ kind: 'not-found' });
    return ok({ verdict, transcript: transcript.text, detail: stored });
  }
}

const asJudged = (detail: StoredDetail): JudgedAnswer => ({
  verdict: {
    outcome: detail.judged === 'wrong' ? 'not-accepted' : 'accepted',
    confidence: 1,
    nearest: detail.nearest ?? '',
    words: detail.words,
  },
  transcript: detail.transcript ?? '',
  detail,
});
