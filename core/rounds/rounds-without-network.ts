import type { Clock } from '../ports/clock.ts';
import type {
  OwnGrade,
  RecordsApi,
  Round,
  SpokenAnswer,
  TypedAnswer,
} from '../ports/records-api.ts';
import { ok } from '../shared/result.ts';
import type { LessonRecord, RecordDetail } from '../verbal-composition/record.ts';
import type { CachedLessons } from './cached-lessons.ts';
import { recordOfRound, standingWith } from './record-of-round.ts';
import type { UnsentRounds } from './round-kind.ts';
import type { TypedHere } from './typed-here.ts';
import type { UnsentRound } from './unsent-round.ts';

export interface RoundsWithoutNetworkParts {
  readonly records: RecordsApi;
  readonly lessons: CachedLessons;
  readonly unsent: UnsentRounds;
  readonly typed: TypedHere;
  readonly clock: Clock;
}

type GivenHere = Omit<SpokenAnswer, 'take'>;

/** What there is of an answer that only the learner judged. */
const UNHEARD = {
  judged: undefined,
  transcript: undefined,
  words: [],
  remarks: [],
  nearest: undefined,
  reactionMs: undefined,
  wordsPerMinute: undefined,
  generated: [],
  audio: undefined,
} as const;

/**
 * Records that go on where the network does not: what she grades herself is kept on the device, and counts at once. Only
 * a lesson that was opened here before can be played so.
 */
export class RoundsWithoutNetwork implements RecordsApi {
  readonly #parts: RoundsWithoutNetworkParts;
  /** Rounds of this visit, with what was graded in them. */
  readonly #seen = new Map<string, { readonly round: Round; details: readonly RecordDetail[] }>();

  constructor(parts: RoundsWithoutNetworkParts) {
    this.#parts = parts;
  }

  async answerByVoice(answer: SpokenAnswer): ReturnType<RecordsApi['answerByVoice']> {
    this.#see(answer.round);
    const judged = await this.#parts.records.answerByVoice(answer);
    if (judged.ok && judged.value.outcome !== 'say-again') this.#saw(judged.value.detail);
    return judged;
  }

  async answerByTyping(answer: TypedAnswer): ReturnType<RecordsApi['answerByTyping']> {
    this.#see(answer.round);
    const judged = await this.#parts.records.answerByTyping(answer);
    if (judged.ok) this.#saw(judged.value);
    if (judged.ok || judged.error.kind !== 'offline') return judged;
    const { lessons, typed } = this.#parts;
    const { lessonId } = answer.round;
    const question = lessons
      .keptLesson(lessonId)
      ?.questions.find(({ id }) => id === answer.questionId);
    const here = question && (await typed.judge(lessonId, question, answer.text));
    if (!here) return judged;
    return ok(this.#keep({ ...this.#detailOf(answer), ...here }));
  }

  async grade(grade: OwnGrade): ReturnType<RecordsApi['grade']> {
    this.#see(grade.round);
    // What waits already comes first.
    if (!this.#keptRound(grade.round.id)) {
      const graded = await this.#parts.records.grade(grade);
      if (graded.ok) this.#saw(graded.value);
      if (graded.ok || graded.error.kind !== 'offline') return graded;
      if (!this.#parts.lessons.keptLesson(grade.round.lessonId)) return graded;
    }
    const { answerId, outcome } = grade;
    const before = this.#roundOf(grade.round.id)?.details.find(({ id }) => id === answerId);
    if (!before) return ok(this.#keep({ ...this.#detailOf(grade), outcome }));
    const isOwnWord = before.judged !== undefined && { isOwnWord: true as const };
    return ok(this.#keep({ ...before, outcome, ...isOwnWord }));
  }

  async finish(recordId: string): ReturnType<RecordsApi['finish']> {
    if (!this.#keptRound(recordId)) {
      const finished = await this.#parts.records.finish(recordId);
      if (finished.ok || finished.error.kind !== 'offline') return finished;
    }
    const kept = this.#roundOf(recordId);
    if (kept) this.#parts.unsent.put({ ...kept, isFinished: true });
    return this.record(recordId);
  }

  async record(id: string): ReturnType<RecordsApi['record']> {
    if (this.#keptRound(id)) await this.#parts.unsent.send(id);
    const record = await this.#parts.records.record(id);
    const kept = this.#keptRound(id);
    if (record.ok || !kept) return record;
    const here = this.#recordHere(kept);
    return here ? ok(here) : record;
  }

  async standing(lessonId: string): ReturnType<RecordsApi['standing']> {
    const { records, lessons } = this.#parts;
    const standing = await records.standing(lessonId);
    if (standing.ok) lessons.keepStanding(lessonId, standing.value);
    if (!standing.ok && standing.error.kind !== 'offline') return standing;
    const kept = this.#keptOf(lessonId);
    if (standing.ok && kept.length === 0) return standing;
    const lesson = lessons.keptLesson(lessonId);
    if (!lesson) return standing;
    const before = standing.ok ? standing.value : lessons.keptStanding(lessonId);
    return ok(standingWith(lesson, before, kept));
  }

  async detail(id: string): ReturnType<RecordsApi['detail']> {
    return this.#parts.records.detail(id);
  }

  async generate(detailId: string): ReturnType<RecordsApi['generate']> {
    return this.#parts.records.generate(detailId);
  }

  async copyFromCorrect(
    recordId: string,
    newId: string,
  ): ReturnType<RecordsApi['copyFromCorrect']> {
    return this.#parts.records.copyFromCorrect(recordId, newId);
  }

  #recordHere(kept: UnsentRound): LessonRecord | undefined {
    const { lessons } = this.#parts;
    const { lessonId } = kept.round;
    const lesson = lessons.keptLesson(lessonId);
    const before = lessons.keptStanding(lessonId);
    return (
      lesson &&
      recordOfRound(lesson, kept, before, standingWith(lesson, before, this.#keptOf(lessonId)))
    );
  }

  /** To be told later. */
  #keep(detail: RecordDetail): RecordDetail {
    const kept = this.#roundOf(detail.recordId);
    if (kept) {
      this.#parts.unsent.put({
        ...kept,
        details: withDetail(kept.details, detail),
        unsent: [...new Set([...kept.unsent, detail.id])],
      });
    }
    this.#saw(detail);
    return detail;
  }

  #detailOf({ answerId, round, questionId, answerMs }: GivenHere): Omit<RecordDetail, 'outcome'> {
    // eslint-disable-next-line no-restricted-globals -- writes a time it is given, and asks for none
    const answeredAt = new Date(this.#parts.clock.now()).toISOString();
    return {
      ...UNHEARD,
      id: answerId,
      recordId: round.id,
      questionId,
      answerMs,
      answeredAt,
    };
  }

  #keptOf(lessonId: string): readonly UnsentRound[] {
    return this.#parts.unsent.all().filter(({ round }) => round.lessonId === lessonId);
  }

  #keptRound(id: string): UnsentRound | undefined {
    return this.#parts.unsent.find(id);
  }

  /** As it is kept, or as it would be. */
  #roundOf(id: string): UnsentRound | undefined {
    const seen = this.#seen.get(id);
    const kept = this.#keptRound(id);
    return kept ?? (seen && { ...seen, unsent: [], isFinished: false });
  }

  #see(round: Round): void {
    const details = this.#seen.get(round.id)?.details ?? [];
    this.#seen.set(round.id, { round, details });
  }

  #saw(detail: RecordDetail): void {
    const seen = this.#seen.get(detail.recordId);
    if (seen) seen.details = withDetail(seen.details, detail);
  }
}

const withDetail = (details: readonly RecordDetail[], detail: RecordDetail) => [
  ...details.filter(({ id }) => id !== detail.id),
  detail,
];
