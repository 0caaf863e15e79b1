import { makeAutoObservable, runInAction } from 'mobx';
import { DAYS_OF_WEEK, minutesOf, type StudyMenu } from '../../core/domain/plan/week-plan.ts';
import type { Ids } from '../../core/ports/ids.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import type { PlannedWeek, WeekPlanApi, WeekPlanError } from '../../core/ports/week-plan-api.ts';
import { attempt, type Unexpected } from '../../core/shared/attempt.ts';
import type { Result } from '../../core/shared/result.ts';

type Refusal = WeekPlanError | Unexpected;

export type WeekPlanState =
  | { readonly step: 'loading' }
  | { readonly step: 'failed'; readonly error: Refusal }
  /** She says how many minutes she has, Monday first. */
  | {
      readonly step: 'choosing';
      readonly minutes: readonly number[];
      readonly isBusy: boolean;
      readonly refusal?: Refusal;
    }
  | {
      readonly step: 'shown';
      readonly week: PlannedWeek;
      readonly isBusy: boolean;
      readonly refusal?: Refusal;
    };

export interface WeekPlanPresenterParts {
  readonly plans: WeekPlanApi;
  readonly learnerId: () => string | undefined;
  readonly ids: Ids;
  readonly reporter: Reporter;
}

const WHERE = 'week plan';
const NO_MINUTES: readonly number[] = Array.from({ length: DAYS_OF_WEEK }, () => 0);

/** The plan of her week: chosen, seen, and changed. */
export class WeekPlanPresenter {
  state: WeekPlanState = { step: 'loading' };

  readonly #parts: WeekPlanPresenterParts;
  /** What she added last and saw no answer to: the server may have it, and must not have it twice. */
  #unanswered: StudyMenu | undefined;

  constructor(parts: WeekPlanPresenterParts) {
    this.#parts = parts;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<void> {
    const read = await this.#ask(({ plans }, learnerId) => plans.read(learnerId));
    runInAction(() => {
      if (!read.ok) this.state = { step: 'failed', error: read.error };
      else this.state = read.value ? shown(read.value) : choosing(NO_MINUTES);
    });
  }

  async retry(): Promise<void> {
    this.state = { step: 'loading' };
    await this.load();
  }

  setMinutes(weekday: number, minutes: number): void {
    if (this.state.step !== 'choosing' || this.state.isBusy) return;
    this.state = choosing(this.state.minutes.with(weekday, minutes));
  }

  /** To say anew how many minutes she has. */
  chooseAgain(): void {
    if (this.state.step === 'shown' && !this.state.isBusy)
      this.state = choosing(minutesOf(this.state.week.menus));
  }

  async choose(): Promise<void> {
    if (this.state.step !== 'choosing') return;
    const { minutes } = this.state;
    await this.#change(({ plans }, learnerId) => plans.choose(learnerId, minutes));
  }

  async add(menu: Omit<StudyMenu, 'id'>): Promise<void> {
    await this.#changeShown(async (learnerId, planId) => {
      const before = this.#unanswered;
      const added =
        before && isSame(before, menu) ? before : { id: this.#parts.ids.next(), ...menu };
      this.#unanswered = added;
      const done = await this.#parts.plans.add(learnerId, planId, added);
      if (done.ok) this.#unanswered = undefined;
      return done;
    });
  }

  async remove(menuId: string): Promise<void> {
    await this.#changeShown((learnerId, planId) =>
      this.#parts.plans.remove(learnerId, planId, menuId),
    );
  }

  async giveUp(): Promise<void> {
    if (this.state.step !== 'shown') return;
    const { id } = this.state.week;
    await this.#change(async ({ plans }, learnerId) => {
      const done = await plans.giveUp(learnerId, id);
      return done.ok ? { ok: true, value: undefined } : done;
    });
  }

  async #changeShown(
    call: (
      learnerId: string,
      planId: string,
    ) => Promise<Result<PlannedWeek | undefined, WeekPlanError>>,
  ): Promise<void> {
    if (this.state.step !== 'shown') return;
    const { id } = this.state.week;
    await this.#change((_, learnerId) => call(learnerId, id));
  }

  /** What was there stays where a change is refused. */
  async #change(
    call: (
      parts: WeekPlanPresenterParts,
      learnerId: string,
    ) => Promise<Result<PlannedWeek | undefined, WeekPlanError>>,
  ): Promise<void> {
    const before = this.state;
    if ((before.step !== 'shown' && before.step !== 'choosing') || before.isBusy) return;
    this.state = { ...before, isBusy: true };
    const done = await this.#ask(call);
    runInAction(() => {
      if (!done.ok) this.state = { ...before, isBusy: false, refusal: done.error };
      else this.state = done.value ? shown(done.value) : choosing(NO_MINUTES);
    });
    // Gone already: an answer was lost, or another device was first.
    if (!done.ok && done.error.kind === 'not-found') await this.load();
  }

  #ask<T>(
    call: (parts: WeekPlanPresenterParts, learnerId: string) => Promise<Result<T, WeekPlanError>>,
  ): Promise<Result<T, Refusal>> {
    return attempt(this.#parts.reporter, WHERE, async () => {
      const learnerId = this.#parts.learnerId();
      if (learnerId === undefined) return { ok: false, error: { kind: 'signed-out' } };
      return call(this.#parts, learnerId);
    });
  }
}

const shown = (week: PlannedWeek): WeekPlanState => ({ step: 'shown', week, isBusy: false });
const choosing = (minutes: readonly number[]): WeekPlanState => ({
  step: 'choosing',
  minutes,
  isBusy: false,
});

const isSame = (kept: StudyMenu, menu: Omit<StudyMenu, 'id'>): boolean =>
  kept.weekday === menu.weekday && kept.activity === menu.activity && kept.minutes === menu.minutes;
