import { ok, type Result } from '../../core/shared/result.ts';
import { judge } from '../../language/judge/judge.ts';
import { textOf } from '../../language/judge/said-words.ts';
import { settleSound, typedAnswer } from '../../language/judge/settle-sound.ts';
import type { Verdict } from '../../language/judge/verdict.ts';
import type { Question } from '../content/book-file.ts';
import { addGoodness } from '../pronunciation/add-goodness.ts';
import type { PronunciationAssessor } from '../pronunciation/pronunciation-assessor.ts';
import type {
  RecognitionError,
  SpeechRecognizer,
  Transcript,
} from '../speech/speech-recognizer.ts';
import { judgeWithEvidence, type EvidenceSources } from './evidence-sources.ts';

export interface HeardAnswer {
  readonly verdict: Verdict;
  readonly transcript: Transcript;
}

export interface AnswerJudgeParts extends EvidenceSources {
  readonly recognizer: SpeechRecognizer;
  readonly assessor: PronunciationAssessor;
}

/** Compares an answer with everything that counts as right, and keeps nothing of it. */
export class AnswerJudge {
  readonly #parts: AnswerJudgeParts;

  constructor(parts: AnswerJudgeParts) {
    this.#parts = parts;
  }

  async hear(
    audio: Uint8Array,
    question: Question,
  ): Promise<Result<HeardAnswer, RecognitionError>> {
    const { answers, wordings, wrong } = question;
    const heard = await this.#parts.recognizer.hear(audio, {
      expected: { answers, wordings, wrong },
    });
    if (!heard.ok) return heard;
    const { words, hearings } = heard.value;
    const answer = settleSound(words, question, hearings);
    const verdict = await judgeWithEvidence(this.#parts, answer, question);
    // She reads the words that were judged, also where the models had mended them.
    const transcript =
      answer.said === words ? heard.value : { ...heard.value, text: textOf(answer.said) };
    return ok({ verdict: await this.#withPronunciation(verdict, audio, transcript), transcript });
  }

  /** What is written is what was meant: there is nothing to ask again. */
  read(text: string, question: Question): Promise<Verdict> {
    return judgeWithEvidence(this.#parts, typedAnswer(text), question);
  }

  /** What a language model says of an answer that was left unlisted, however long it takes; nothing where there is none. */
  async later(text: string, question: Question): Promise<Verdict | undefined> {
    const model = await this.#parts.model.judge(question, text);
    return model && judge(typedAnswer(text), question, { model });
  }

  /** Only what was right is followed: where other words were said, how they sounded says nothing. */
  async #withPronunciation(
    verdict: Verdict,
    audio: Uint8Array,
    { speech }: Transcript,
  ): Promise<Verdict> {
    if (verdict.outcome !== 'right') return verdict;
    const pronounced = await this.#parts.assessor.assess(audio, verdict.nearest, speech);
    return { ...verdict, words: addGoodness(verdict.words, pronounced) };
  }
}
