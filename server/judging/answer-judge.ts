import { ok, type Result } from '../../core/shared/result.ts';
import { judge } from '../../language/judge/judge.ts';
import { saidWords } from '../../language/judge/said-words.ts';
import type { Verdict } from '../../language/judge/verdict.ts';
import type { Question } from '../content/book-file.ts';
import { addGoodness } from '../pronunciation/add-goodness.ts';
import type { AnswerFollower } from '../pronunciation/answer-follower.ts';
import type {
  RecognitionError,
  SpeechRecognizer,
  Transcript,
} from '../speech/speech-recognizer.ts';

export interface HeardAnswer {
  readonly verdict: Verdict;
  readonly transcript: Transcript;
}

/** Compares an answer with everything that counts as right, and keeps nothing of it. */
export class AnswerJudge {
  readonly #recognizer: SpeechRecognizer;
  readonly #follower: AnswerFollower;

  constructor(recognizer: SpeechRecognizer, follower: AnswerFollower) {
    this.#recognizer = recognizer;
    this.#follower = follower;
  }

  async hear(
    audio: Uint8Array,
    { answers, wrong }: Question,
  ): Promise<Result<HeardAnswer, RecognitionError>> {
    const candidates = [...answers, ...wrong];
    const heard = await this.#recognizer.hear(audio, { answers, candidates });
    if (!heard.ok) return heard;
    const transcript = heard.value;
    const verdict = judge(transcript.words, answers, {
      heardLogProbability: transcript.logProbability,
      candidates: transcript.candidates,
    });
    return ok({ verdict: await this.#withPronunciation(verdict, audio, transcript), transcript });
  }

  /** What is written is what was meant: there is nothing to ask again. */
  read(text: string, { answers }: Question): Verdict {
    return judge(saidWords(text), answers);
  }

  /** Only what was right is followed: where other words were said, how they sounded says nothing. */
  async #withPronunciation(
    verdict: Verdict,
    audio: Uint8Array,
    { speech }: Transcript,
  ): Promise<Verdict> {
    if (verdict.outcome !== 'accepted') return verdict;
    const pronounced = await this.#follower.follow(audio, verdict.nearest, speech);
    return { ...verdict, words: addGoodness(verdict.words, pronounced) };
  }
}
