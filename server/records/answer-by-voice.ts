import { fail, ok, type Result } from '../../core/shared/result.ts';
import type { Verdict } from '../../language/judge/verdict.ts';
import type { AnswerJudge } from '../judging/answer-judge.ts';
import { gradedAnswer } from '../judging/graded-answer.ts';
import type { RecognitionError } from '../speech/speech-recognizer.ts';
import type { Files } from '../storage/files.ts';
import { fluencyOf } from './fluency-of.ts';
import {
  askedIn,
  keepAnswer,
  type AnswerParts,
  type Asked,
  type GivenAnswer,
  type NotAsked,
} from './given-answer.ts';
import type { KeptTakes } from './kept-takes.ts';
import type { JudgeLater } from './judge-later.ts';
import type { KeptDetail, StoredDetail } from './records.ts';

export interface SpokenAnswer extends GivenAnswer {
  readonly audio: Uint8Array;
}

export type AnswerByVoiceError = NotAsked | RecognitionError | { readonly kind: 'takes-full' };

export type JudgedAnswer =
  | { readonly kind: 'graded'; readonly detail: StoredDetail }
  /** The learner is asked to say it again: nothing is kept. */
  | { readonly kind: 'say-again'; readonly verdict: Verdict; readonly transcript: string };

export interface AnswerByVoiceParts extends AnswerParts {
  readonly judge: AnswerJudge;
  readonly files: Files;
  readonly later: JudgeLater;
  readonly keptTakes: KeptTakes;
  /** Of one learner. */
  readonly mostKeptBytes: number;
}

/** Hears one spoken answer, judges it against everything that counts as right, and keeps both. */
export class AnswerByVoice {
  readonly #parts: AnswerByVoiceParts;
  readonly #underWay = new Map<string, Promise<Result<JudgedAnswer, AnswerByVoiceError>>>();

  constructor(parts: AnswerByVoiceParts) {
    this.#parts = parts;
  }

  /** The same answer sent again while it is being heard is heard once. */
  execute(answer: SpokenAnswer): Promise<Result<JudgedAnswer, AnswerByVoiceError>> {
    const key = `${answer.learnerId}/${answer.answerId}`;
    const underWay =
      this.#underWay.get(key) ??
      this.#once(answer).finally(() => {
        this.#underWay.delete(key);
      });
    this.#underWay.set(key, underWay);
    return underWay;
  }

  async #once(answer: SpokenAnswer): Promise<Result<JudgedAnswer, AnswerByVoiceError>> {
    const { records, keptTakes, mostKeptBytes } = this.#parts;
    const before = await records.detail(answer.learnerId, answer.answerId);
    if (before) return ok({ kind: 'graded', detail: before });

    const asked = await askedIn(this.#parts, answer);
    if (!asked.ok) return asked;

    const { learnerId, audio } = answer;
    // Room is taken before the hearing: of ten takes at the same moment each would find the same room.
    if (!(await keptTakes.add(learnerId, audio.length, mostKeptBytes)))
      return fail({ kind: 'takes-full' });
    let takesRoom = false;
    try {
      const judged = await this.#judge(answer, asked.value);
      if (!judged.ok) return judged;
      takesRoom = judged.value.isNew;
      return ok(judged.value.judged);
    } finally {
      if (!takesRoom) await keptTakes.remove(learnerId, audio.length);
    }
  }

  /** Nothing is new of what is not kept, or of what another server has kept meanwhile. */
  async #judge(
    answer: SpokenAnswer,
    asked: Asked,
  ): Promise<
    Result<{ readonly judged: JudgedAnswer; readonly isNew: boolean }, AnswerByVoiceError>
  > {
    const { records, judge, files, later, now } = this.#parts;
    const heard = await judge.hear(answer.audio, asked.question);
    if (!heard.ok) return heard;
    const { verdict, transcript } = heard.value;
    if (verdict.outcome === 'say-again') {
      const judged = { kind: 'say-again', verdict, transcript: transcript.text } as const;
      return ok({ judged, isNew: false });
    }

    const takePath = `takes/${answer.learnerId}/${answer.answerId}`;
    await files.put(takePath, answer.audio);
    let kept: KeptDetail | undefined;
    try {
      kept = await keepAnswer(records, answer, asked, {
        ...gradedAnswer(verdict),
        transcript: transcript.text,
        ...fluencyOf(transcript, answer.answerMs),
        takePath,
        answeredAt: now(),
      });
    } finally {
      // She may have closed her account meanwhile: no row leads to the take, and no sweep would find it.
      if (!kept) await this.#removeUnkept(answer, takePath);
    }
    if (!kept) return fail({ kind: 'not-found' });
    const { stored, isNew } = kept;
    // She did not wait for its verdict, and judged herself.
    if (stored.takePath !== takePath) await files.removeAll(takePath);
    if (isNew) later.begin(stored, asked.question);
    return ok({ judged: { kind: 'graded', detail: stored }, isNew });
  }

  async #removeUnkept({ learnerId, answerId }: GivenAnswer, takePath: string): Promise<void> {
    const { records, files } = this.#parts;
    if (!(await records.detail(learnerId, answerId))) await files.removeAll(takePath);
  }
}
