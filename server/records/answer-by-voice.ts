import { fail, ok, type Result } from '../../core/shared/result.ts';
import { judge } from '../../language/judge/judge.ts';
import type { Verdict } from '../../language/judge/verdict.ts';
import type { Library } from '../library/library.ts';
import type {
  RecognitionError,
  SpeechRecognizer,
  Transcript,
} from '../speech/speech-recognizer.ts';
import { addGoodness } from '../pronunciation/add-goodness.ts';
import type { AnswerFollower } from '../pronunciation/answer-follower.ts';
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
  readonly #recognizer: SpeechRecognizer;
  readonly #follower: AnswerFollower;
  readonly #files: Files;
  readonly #now: () => Date;

  constructor(
    records: Records,
    library: Library,
    recognizer: SpeechRecognizer,
    follower: AnswerFollower,
    files: Files,
    now: () => Date,
  ) {
    this.#records = records;
    this.#library = library;
    this.#recognizer = recognizer;
    this.#follower = follower;
    this.#files = files;
    this.#now = now;
  }

  async execute(answer: SpokenAnswer): Promise<Result<JudgedAnswer, AnswerByVoiceError>> {
    const before = await this.#records.detail(answer.learnerId, answer.answerId);
    if (before) return ok(asJudged(before));

    const asked = await askedIn(this.#records, this.#library, answer);
    if (!asked) return fail({ kind: 'not-found' });

    const { answers, wrong } = asked;
    const heard = await this.#recognizer.hear(answer.audio, { candidates: [...answers, ...wrong] });
    if (!heard.ok) return heard;
    const judged = judge(heard.value.words, answers, evidence(heard.value));
    const verdict = await this.#withPronunciation(judged, answer.audio);
    if (verdict.outcome === 'say-again') {
      return ok({ verdict, transcript: heard.value.text, detail: undefined });
    }

    const takePath = `takes/${answer.learnerId}/${answer.answerId}`;
    await this.#files.put(takePath, answer.audio);
    const outcome = verdict.outcome === 'accepted' ? 'correct' : 'wrong';
    const stored = await keepAnswer(this.#records, answer, {
      outcome,
      judged: outcome,
      transcript: heard.value.text,
      words: verdict.words,
      nearest: verdict.nearest,
      ...fluencyOf(heard.value, answer.answerMs),
      takePath,
      answeredAt: this.#now(),
    });
    if (!stored) return fail({ kind: 'not-found' });
    return ok({ verdict, transcript: heard.value.text, detail: stored });
  }

  /** Only what was right is followed: where other words were said, how they sounded says nothing. */
  async #withPronunciation(verdict: Verdict, audio: Uint8Array): Promise<Verdict> {
    if (verdict.outcome !== 'accepted') return verdict;
    const pronounced = await this.#follower.follow(audio, verdict.nearest);
    return { ...verdict, words: addGoodness(verdict.words, pronounced) };
  }
}

const evidence = (transcript: Transcript) => ({
  heardLogProbability: transcript.logProbability,
  candidates: transcript.candidates,
});

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
