import type { ApiError, NotFound } from '../../core/ports/api-error.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type {
  LessonLocked,
  NotEnglish,
  NotGenerated,
  OwnGrade,
  RecordsApi,
  Round,
  SpokenAnswer,
  TypedAnswer,
  VoiceError,
} from '../../core/ports/records-api.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import type {
  LessonRecord,
  LessonStanding,
  RecordDetail,
  VoiceVerdict,
} from '../../core/verbal-composition/record.ts';
import type { MemoryCaller } from './memory-caller.ts';
import { hearTake, readTyped } from './memory-judge.ts';
import { isUnlocked } from './memory-layouts.ts';
import { standingIn, wholeRecord } from './memory-rounds.ts';
import { givenKey, type StoredRound } from './memory-world.ts';

/** What there is of an answer that nobody said or typed. */
const UNSPOKEN = {
  judged: undefined,
  transcript: undefined,
  words: [],
  remarks: [],
  nearest: undefined,
  audio: undefined,
  reactionMs: undefined,
  wordsPerMinute: undefined,
  generated: [],
} as const;

export class MemoryRecordsApi implements RecordsApi {
  readonly #caller: MemoryCaller;
  readonly #clock: Clock;

  constructor(caller: MemoryCaller, clock: Clock) {
    this.#caller = caller;
    this.#clock = clock;
  }

  async open(round: Round): Promise<Result<void, ApiError | NotFound | LessonLocked>> {
    const learner = await this.#caller.learnerId();
    if (!learner.ok) return learner;
    const { world } = this.#caller;
    const before = world.rounds.get(round.id);
    if (!world.lessons.has(round.lessonId) || (before && before.learnerId !== learner.value)) {
      return fail({ kind: 'not-found' });
    }
    if (!before && !isUnlocked(world, learner.value, round.lessonId)) {
      return fail({ kind: 'lesson-locked' });
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
    const heard = hearTake(world, answer.take, question.answers);
    if (!heard.ok) return heard;
    if (heard.value.outcome === 'say-again') return ok(heard.value);

    const { outcome, detail: graded } = heard.value;
    const said = graded.transcript ?? '';
    const audio = `takes/${round.value.learnerId}/${answer.answerId}`;
    world.files.set(audio, `said:${said}`);
    const detail = this.#grade(round.value, answer, {
      ...graded,
      audio,
      ...fluencyOf(said, answer.answerMs),
      generated: [],
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
      const flipped: RecordDetail = {
        ...before,
        outcome: grade.outcome,
        ...(before.judged !== undefined && { isOwnWord: true as const }),
      };
      world.details.set(before.id, flipped);
      world.flips.set(givenKey(round.value.learnerId, before), grade.outcome);
      return ok(flipped);
    }
    if (!this.#question(round.value, grade.questionId)) return fail({ kind: 'not-found' });
    return ok(
      this.#grade(round.value, grade, {
        ...UNSPOKEN,
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
    return ok(wholeRecord(this.#caller.world, round.value));
  }

  async answerByTyping(
    answer: TypedAnswer,
  ): Promise<Result<RecordDetail, ApiError | NotFound | NotEnglish>> {
    const round = await this.#round(answer.round.id);
    if (!round.ok) return round;
    const before = this.#caller.world.details.get(answer.answerId);
    if (before) return this.#isOwn(before, round.value) ? ok(before) : fail({ kind: 'not-found' });
    const question = this.#question(round.value, answer.questionId);
    if (!question) return fail({ kind: 'not-found' });
    const typed = readTyped(answer.text, question.answers);
    if (!typed.ok) return typed;
    return ok(this.#grade(round.value, answer, { ...UNSPOKEN, ...typed.value }));
  }

  async detail(id: string): Promise<Result<RecordDetail, ApiError | NotFound>> {
    const learner = await this.#caller.learnerId();
    if (!learner.ok) return learner;
    const detail = this.#caller.world.details.get(id);
    const round = detail && this.#caller.world.rounds.get(detail.recordId);
    return detail && round?.learnerId === learner.value ? ok(detail) : fail({ kind: 'not-found' });
  }

  async generate(detailId: string): Promise<Result<string, ApiError | NotFound | NotGenerated>> {
    const detail = await this.detail(detailId);
    if (!detail.ok) return detail;
    const { recordId, questionId, nearest, generated } = detail.value;
    const round = this.#caller.world.rounds.get(recordId);
    const [model, ...others] = (round && this.#question(round, questionId)?.answers) ?? [];
    const known = new Set([model, nearest, ...generated]);
    const answer = others.find((other) => !known.has(other));
    if (answer === undefined) return fail({ kind: 'answer-not-generated' });
    this.#caller.world.details.set(detailId, {
      ...detail.value,
      generated: [...generated, answer],
    });
    return ok(answer);
  }

  async copyFromCorrect(
    recordId: string,
    newId: string,
  ): Promise<Result<LessonRecord, ApiError | NotFound>> {
    const from = await this.#round(recordId);
    if (!from.ok) return from;
    const { world } = this.#caller;
    const before = world.rounds.get(newId);
    if (before) return this.record(newId);
    const { details } = wholeRecord(world, from.value);
    const latest = new Map(details.map((detail) => [detail.questionId, detail]));
    const right = [...latest.values()].filter(({ outcome }) => outcome === 'correct');
    const openedAt = this.#now();
    const savedAt = right.length > 0 ? openedAt : undefined;
    world.rounds.set(newId, { ...from.value, id: newId, openedAt, savedAt, finished: false });
    for (const detail of right) {
      const id = `${newId}-${detail.id}`;
      world.details.set(id, { ...detail, id, recordId: newId });
    }
    return this.record(newId);
  }

  async standing(lessonId: string): Promise<Result<LessonStanding, ApiError | NotFound>> {
    const learner = await this.#caller.learnerId();
    if (!learner.ok) return learner;
    const { world } = this.#caller;
    if (!world.lessons.has(lessonId)) return fail({ kind: 'not-found' });
    return ok(standingIn(world, learner.value, lessonId));
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
    judged: Omit<RecordDetail, 'id' | 'recordId' | 'questionId' | 'answerMs' | 'answeredAt'>,
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

/** In this world everybody begins half-way through her time, and speaks evenly to its end. */
function fluencyOf(said: string, answerMs: number) {
  const words = said.split(/\s+/).filter(Boolean).length;
  const spokenMs = answerMs / 2;
  return {
    reactionMs: Math.round(answerMs - spokenMs),
    wordsPerMinute: spokenMs > 0 ? Math.round((words * 60_000) / spokenMs) : undefined,
  };
}
