import type { ApiError } from '../../core/ports/api-error.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type {
  StudyDay,
  StudyMonth,
  StudyTime,
  StudyTimeApi,
} from '../../core/ports/study-time-api.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import { achievementsOf, type StudyAchievements } from '../../core/shared/study-achievements.ts';
import { daysUpTo, monthsUpTo, studyDayOf } from '../../core/shared/study-day.ts';
import type { StudiedSession } from '../../core/study-time/studied-session.ts';
import type { MemoryCaller } from './memory-caller.ts';

export class MemoryStudyTimeApi implements StudyTimeApi {
  readonly #caller: MemoryCaller;
  readonly #clock: Clock;

  constructor(caller: MemoryCaller, clock: Clock) {
    this.#caller = caller;
    this.#clock = clock;
  }

  async upload(session: StudiedSession): Promise<Result<void, ApiError>> {
    const learner = await this.#caller.learnerId();
    if (!learner.ok) return learner;
    const { studied, studiesTold } = this.#caller.world;
    studiesTold.push(session);
    const known = studied.get(session.id);
    if (!known || known.endedAt < session.endedAt) {
      studied.set(session.id, { ...session, learnerId: learner.value });
    }
    return ok(undefined);
  }

  async today(): Promise<Result<StudyTime, ApiError>> {
    const own = await this.#own();
    return own.ok ? ok(timeOf(own.value, this.#today())) : own;
  }

  async daily(days: number): Promise<Result<readonly StudyDay[], ApiError>> {
    const own = await this.#own();
    if (!own.ok) return own;
    return ok(daysUpTo(this.#today(), days).map((day) => ({ day, ...timeOf(own.value, day) })));
  }

  async monthly(months: number): Promise<Result<readonly StudyMonth[], ApiError>> {
    const own = await this.#own();
    if (!own.ok) return own;
    const all = monthsUpTo(this.#today(), months);
    return ok(all.map((month) => ({ month, ...timeOf(own.value, month) })));
  }

  async achievements(): Promise<Result<StudyAchievements, ApiError>> {
    const own = await this.#own();
    if (!own.ok) return own;
    const days = [...new Set(own.value.map(dayOf))]
      .toSorted()
      .map((day) => ({ day, seconds: timeOf(own.value, day).seconds }));
    return ok(achievementsOf(days, this.#today()));
  }

  #today(): string {
    return studyDayOf(this.#clock.now());
  }

  async #own(): Promise<Result<readonly StudiedSession[], ApiError>> {
    const learner = await this.#caller.learnerId();
    if (!learner.ok) return learner;
    const studied = [...this.#caller.world.studied.values()];
    return ok(studied.filter(({ learnerId }) => learnerId === learner.value));
  }
}

const dayOf = ({ endedAt }: StudiedSession): string => studyDayOf(Date.parse(endedAt));

/** Of the days that begin with `prefix`: of one day, or of a month. */
function timeOf(sessions: readonly StudiedSession[], prefix: string): StudyTime {
  const then = sessions.filter((session) => dayOf(session).startsWith(prefix));
  return {
    seconds: then.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0),
    sessions: then.length,
  };
}
