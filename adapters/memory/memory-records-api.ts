import type { ApiError, NotFound } from '../../core/ports/api-error.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type {
  OwnGrade,
  RecordsApi,
  Round,
  SpokenAnswer,
  VoiceError,
} from '../../core/ports/records-api.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import type {
  LessonRecord,
  RecordDetail,
  VoiceVerdict,
} from '../../core/verbal-composition/record.ts';
import type { MemoryCaller } from './memory-caller.ts';
import { memoryJudge } from './memory-judge.ts';
import { summaryOf } from './memory-record-summary.ts';
import type { StoredRound } from './memory-world.ts';

/** Said softly, a sentence that ends with this is not understood well enough to judge. */
export const MUMBLED = '(mumbled)';

export class MemoryRecordsApi implements RecordsApi {
  readonly #caller: MemoryCaller;
  readonly #clock: Clock;

  constructor(caller: MemoryCaller, clock: Clock) {
    this.#caller = caller;
    this.#clock = clock;
  }

  async open(round: Round): Promise<Result<void, ApiError | NotFound>> {
    const learner = await this.#caller.learnerId();
    if (!learner.ok) return learner;
    const { world } = this.#caller;
    const before = world.rounds.get(round.id);
    if (!world.lessons.has(round.lessonId) || (before && before.learnerId !== learner.value)) {
      return fail({ kind: 'not-found' });
    }
    if (!before) {
      world.rounds.set(round.id, {
        ...round,
        learnerId: learner.value,
        openedAt: this.#now(),
        savedAt: undefined,
        finished: false,
      });
    }
    return ok(undefined);
  }

  async answerByVoice(
    answer: SpokenAnswer,
  ): Promise<Result<VoiceVerdict, ApiError | NotFound | VoiceError>> {
    const round = await this.#round(answer.round.id);
    if (!round.ok) return round;
    const { world } = this.#caller;
    const before = world.details.get(answer.answerId);
    if (before && !this.#isOwn(before, round.value)) return fail({ kind: 'not-found' });
    if (before) return ok({ outcome: before.outcome, detail: before });
    const question = this.#question(round.value, answer.questionId);
    if (!question) return fail({ kind: 'not-found' });
    if (world.isRecognizerBroken) return fail({ kind: 'recognition-failed' });

    const [, said] = /^said:(.*)$/s.exec(new TextDecoder().decode(answer.take.bytes)) ?? [];
    if (said === undefined) return fail({ kind: 'audio-unreadable' });
    if (said.trim() === '') return fail({ kind: 'no-speech' });
    const { isCorrect, nearest, words } = memoryJudge(said, question.answers);
    if (said.endsWith(MUMBLED)) return ok({ outcome: 'say-again', transcript: said, words });

    const outcome = isCorrect ? 'correct' : 'wrong';
    const audio = `takes/${round.value.learnerId}/${answer.answerId}`;
    world.files.set(audio, `said:${said}`);
    const detail = this.#grade(round.value, answer, {
      outcome,
      judged: outcome,
      transcript: said,
      words,
      nearest,
      audio,
    });
    return ok({ outcome, detail });
  }

  async grade(grade: OwnGrade): Promise<Result<RecordDetail, ApiError | NotFound>> {
    const round = await this.#round(grade.recordId);
    if (!round.ok) return round;
    const { world } = this.#caller;
    const before = world.details.get(grade.answerId);
    if (before) {
      if (!this.#isOwn(before, round.value)) return fail({ kind: 'not-found' });
      const flipped = { ...before, outcome: grade.outcome };
      world.details.set(before.id, flipped);
      return ok(flipped);
    }
    if (!this.#question(round.value, grade.questionId)) return fail({ kind: 'not-found' });
    return ok(
      this.#grade(round.value, grade, {
        judged: undefined,
        transcript: undefined,
        words: [],
        nearest: undefined,
        audio: undefined,
        outcome: grade.outcome,
      }),
    );
  }

  async finish(recordId: string): Promise<Result<LessonRecord, ApiError | NotFound>> {
    const round = await this.#round(recordId);
    if (!round.ok) return round;
    this.#caller.world.rounds.set(recordId, { ...round.value, finished: true });
    return this.record(recordId);
  }

  async record(id: string): Promise<Result<LessonRecord, ApiError | NotFound>> {
    const round = await this.#round(id);
    if (!round.ok) return round;
    const { world } = this.#caller;
    const details = [...world.details.values()].filter(({ recordId }) => recordId === id);
    return ok({ ...summaryOf(world, round.value), mode: round.value.mode, details });
  }

  async #round(id: string): Promise<Result<StoredRound, ApiError | NotFound>> {
    const learner = await this.#caller.learnerId();
    if (!learner.ok) return learner;
    const round = this.#caller.world.rounds.get(id);
    return round?.learnerId === learner.value ? ok(round) : fail({ kind: 'not-found' });
  }

  #isOwn({ recordId }: RecordDetail, { learnerId }: StoredRound): boolean {
    return this.#caller.world.rounds.get(recordId)?.learnerId === learnerId;
  }

  #now(): string {
    return new Date(this.#clock.now()).toISOString();
  }

  #question(round: StoredRound, id: string) {
    return this.#caller.world.lessons
      .get(round.lessonId)
      ?.questions.find((question) => question.id === id);
  }

  #grade(
    round: StoredRound,
    { answerId, questionId, answerMs }: Pick<OwnGrade, 'answerId' | 'questionId' | 'answerMs'>,
    judged: Pick<RecordDetail, 'outcome' | 'judged' | 'transcript' | 'words' | 'nearest' | 'audio'>,
  ): RecordDetail {
    const { world } = this.#caller;
    const answeredAt = this.#now();
    const detail = {
      answerMs,
      answeredAt,
      ...judged,
      id: answerId,
      recordId: round.id,
      questionId,
    };
    world.details.set(answerId, detail);
    world.rounds.set(round.id, { ...round, savedAt: round.savedAt ?? answeredAt });
    return detail;
  }
}
