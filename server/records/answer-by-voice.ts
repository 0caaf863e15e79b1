import { fail, ok, type Result } from '../../core/shared/result.ts';
import type { Verdict } from '../../language/judge/verdict.ts';
import type { AnswerJudge } from '../judging/answer-judge.ts';
import type { Library } from '../library/library.ts';
import type { RecognitionError } from '../speech/speech-recognizer.ts';
import type { Files } from '../storage/files.ts';
import { fluencyOf } from './fluency-of.ts';
import { askedIn, keepAnswer, type GivenAnswer } from './given-answer.ts';
import type { Records, StoredDetail } from './records.ts';

export interface SpokenAnswer extends GivenAnswer {
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

    const asked = await askedIn(this.#records, this.#library, answer);
    if (!asked) return fail({ kind: 'not-found' });

    const heard = await this.#judge.hear(answer.audio, asked);
    if (!heard.ok) return heard;
    const { verdict, transcript } = heard.value;
    if (verdict.outcome === 'say-again') {
      return ok({ verdict, transcript: transcript.text, detail: undefined });
    }

    const takePath = `takes/${answer.learnerId}/${answer.answerId}`;
    await this.#files.put(takePath, answer.audio);
    const outcome = verdict.outcome === 'accepted' ? 'correct' : 'wrong';
    const stored = await keepAnswer(this.#records, answer, {
      outcome,
      judged: outcome,
      transcript: transcript.text,
      words: verdict.words,
      nearest: verdict.nearest,
      ...fluencyOf(transcript, answer.answerMs),
      takePath,
      answeredAt: this.#now(),
    });
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
