import { levelsAbove, LEVELS, type Level } from '../../core/domain/lesson/level.ts';
import { typedAnswerFlaw } from '../../core/domain/lesson/typed-answer.ts';
import {
  nextLevel,
  placedLevel,
  PLACEMENT_LENGTH,
  type PlacedAnswer,
} from '../../core/domain/placement/placement.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import type { Learners, StoredPlacement } from '../accounts/learners.ts';
import type { AnswerJudge } from '../judging/answer-judge.ts';
import type { Library, StoredQuestion } from '../library/library.ts';
import type { LessonAndProgress } from '../library/progress.ts';
import type { RecognitionError } from '../speech/speech-recognizer.ts';
import type { Shelves } from '../start/shelves.ts';
import { placementQuestion } from './placement-questions.ts';

export interface PlacementState {
  readonly answered: number;
  /** Undefined when all were asked. */
  readonly asked: StoredQuestion | undefined;
  readonly result:
    | { readonly level: Level; readonly lesson: LessonAndProgress | undefined }
    | undefined;
}

/** What was heard; undefined where it was not understood, and is to be said again. */
export interface HeardPlacement {
  readonly isUnderstood: boolean;
  readonly state: PlacementState;
}

export interface PlacementParts {
  readonly learners: Pick<Learners, 'ofId' | 'changePlacement'>;
  readonly library: Library;
  readonly judge: Pick<AnswerJudge, 'hear' | 'read'>;
  readonly shelves: Pick<Shelves, 'of'>;
  readonly now: () => Date;
}

type Said<Refusal> = Promise<Result<HeardPlacement, { readonly kind: 'not-found' } | Refusal>>;

/** Sentences from the books, harder after a right answer and easier after a wrong one, until it is known where she starts. */
export class PlacementService {
  readonly #parts: PlacementParts;

  constructor(parts: PlacementParts) {
    this.#parts = parts;
  }

  async state(learnerId: string): Promise<PlacementState> {
    const answers = (await this.#parts.learners.ofId(learnerId))?.placement?.answers ?? [];
    const asked = await this.#asked(answers);
    if (asked) return { answered: answers.length, asked, result: undefined };
    const { next, start } = await this.#parts.shelves.of(learnerId);
    const level = start.level ?? placedLevel(answers);
    return { answered: answers.length, asked: undefined, result: { level, lesson: next } };
  }

  async restart(learnerId: string): Promise<PlacementState> {
    const learner = await this.#parts.learners.ofId(learnerId);
    const isKept = !learner || (await this.#keep(learnerId, learner.placement, []));
    return isKept ? this.state(learnerId) : this.restart(learnerId);
  }

  async say(learnerId: string, questionId: string, audio: Uint8Array): Said<RecognitionError> {
    return this.#answer(learnerId, questionId, async ({ question }) => {
      const heard = await this.#parts.judge.hear(audio, question);
      return heard.ok ? ok(heard.value.verdict.outcome) : heard;
    });
  }

  async type(
    learnerId: string,
    questionId: string,
    text: string,
  ): Said<{ readonly kind: 'not-english' }> {
    const typed = text.trim();
    return this.#answer(learnerId, questionId, async ({ question }) =>
      typedAnswerFlaw(typed)
        ? fail({ kind: 'not-english' })
        : ok((await this.#parts.judge.read(typed, question)).outcome),
    );
  }

  /** She does not know it. */
  async pass(learnerId: string, questionId: string): Said<never> {
    return this.#answer(learnerId, questionId, async () => ok('wrong' as const));
  }

  async #answer<Refusal>(
    learnerId: string,
    questionId: string,
    judge: (asked: StoredQuestion) => Promise<Result<string, Refusal>>,
  ): Said<Refusal> {
    const before = await this.#standing(learnerId, questionId);
    if (before === 'answered') return this.#told(learnerId);
    if (before === 'not-asked') return fail({ kind: 'not-found' });
    const outcome = await judge(before.asked);
    if (!outcome.ok) return outcome;
    // Judging takes its time: she may have passed it, gone on or begun anew.
    for (;;) {
      const standing = await this.#standing(learnerId, questionId);
      if (standing === 'answered') return this.#told(learnerId);
      if (standing === 'not-asked') return fail({ kind: 'not-found' });
      if (outcome.value === 'say-again') return this.#told(learnerId, false);
      const { kept, asked } = standing;
      const isRight = outcome.value !== 'wrong';
      const answer = { questionId, level: asked.question.level, isRight };
      if (await this.#keep(learnerId, kept, [...(kept?.answers ?? []), answer]))
        return this.#told(learnerId);
    }
  }

  /** What is kept where a question is asked now; `answered`: the same answer, sent once more. */
  async #standing(
    learnerId: string,
    questionId: string,
  ): Promise<
    | 'answered'
    | 'not-asked'
    | { readonly kept: StoredPlacement | undefined; readonly asked: StoredQuestion }
  > {
    const learner = await this.#parts.learners.ofId(learnerId);
    if (!learner) return 'not-asked';
    const kept = learner.placement;
    const answers = kept?.answers ?? [];
    if (answers.some((answer) => answer.questionId === questionId)) return 'answered';
    const asked = await this.#asked(answers);
    return asked?.question.id === questionId ? { kept, asked } : 'not-asked';
  }

  async #told(
    learnerId: string,
    isUnderstood = true,
  ): Promise<{ readonly ok: true; readonly value: HeardPlacement }> {
    return ok({ isUnderstood, state: await this.state(learnerId) });
  }

  /** What was found before holds until all are asked again. False where another answer was kept meanwhile. */
  async #keep(
    learnerId: string,
    before: StoredPlacement | undefined,
    answers: readonly PlacedAnswer[],
  ): Promise<boolean> {
    const { learners, now } = this.#parts;
    const isDone = (await this.#asked(answers)) === undefined;
    const placed = { level: placedLevel(answers), placedAt: now().getTime() };
    const placement = { ...before, answers, ...(isDone && placed) };
    return learners.changePlacement(learnerId, before, placement);
  }

  /** Where the books have nothing of a level left, the nearest one is asked. */
  async #asked(answers: readonly PlacedAnswer[]): Promise<StoredQuestion | undefined> {
    if (answers.length >= PLACEMENT_LENGTH) return undefined;
    const level = nextLevel(answers);
    const before = new Set(answers.map(({ questionId }) => questionId));
    const nearest = LEVELS.toSorted(
      (one, other) => Math.abs(levelsAbove(one, level)) - Math.abs(levelsAbove(other, level)),
    );
    for (const one of nearest) {
      const question = await placementQuestion(this.#parts.library, one, before);
      if (question) return question;
    }
    return undefined;
  }
}
