import { fail, ok, type Result } from '../../core/shared/result.ts';
import type { Verdict } from '../../language/judge/verdict.ts';
import type { AnswerJudge } from '../judging/answer-judge.ts';
import { gradedAnswer } from '../judging/graded-answer.ts';
import type { Library } from '../library/library.ts';
import type { RecognitionError } from '../speech/speech-recognizer.ts';
import type { Files } from '../storage/files.ts';
import { fluencyOf } from './fluency-of.ts';
import { askedIn, keepAnswer, type GivenAnswer } from './given-answer.ts';
import type { JudgeLater } from './judge-later.ts';
import type { Records, StoredDetail } from './records.ts';

export interface SpokenAnswer extends GivenAnswer {
  readonly audio: Uint8Array;
}

export type AnswerByVoiceError = { readonly kind: 'not-found' } | RecognitionError;

export type JudgedAnswer =
  | { readonly kind: 'graded'; readonly detail: StoredDetail }
  /** The learner is asked to say it again: nothing is kept. */
  | { readonly kind: 'say-again'; readonly verdict: Verdict; readonly transcript: string };

/** Hears one spoken answer, judges it against everything that counts as right, and keeps both. */
export class AnswerByVoice {
  readonly #records: Records;
  readonly #library: Library;
  readonly #judge: AnswerJudge;
  readonly #files: Files;
  readonly #later: JudgeLater;
  readonly #now: () => Date;

  constructor(
    records: Records,
    library: Library,
    judge: AnswerJudge,
    files: Files,
    later: JudgeLater,
    now: () => Date,
  ) {
    this.#records = records;
    this.#library = library;
    this.#judge = judge;
    this.#files = files;
    this.#later = later;
    this.#now = now;
  }

  async execute(answer: SpokenAnswer): Promise<Result<JudgedAnswer, AnswerByVoiceError>> {
    const before = await this.#records.detail(answer.learnerId, answer.answerId);
    if (before) return ok({ kind: 'graded', detail: before });

    const asked = await askedIn(this.#records, this.#library, answer);
    if (!asked) return fail({ kind: 'not-found' });

    const heard = await this.#judge.hear(answer.audio, asked);
    if (!heard.ok) return heard;
    const { verdict, transcript } = heard.value;
    if (verdict.outcome === 'say-again') {
      return ok({ kind: 'say-again', verdict, transcript: transcript.text });
    }

    const takePath = `takes/${answer.learnerId}/${answer.answerId}`;
    await this.#files.put(takePath, answer.audio);
    const stored = await keepAnswer(this.#records, answer, {
      ...gradedAnswer(verdict),
      transcript: transcript.text,
      ...fluencyOf(transcript, answer.answerMs),
      takePath,
      answeredAt: this.#now(),
    });
    if (stored === undefined) return fail({ kind: 'not-found' });
    this.#later.begin(stored, asked);
    return ok({ kind: 'graded', detail: stored });
  }
}
