import type { ApiError } from '../../core/ports/api-error.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { StudyTime, StudyTimeApi } from '../../core/ports/study-time-api.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import type { StudiedSession } from '../../core/study-time/studied-session.ts';
import type { MemoryCaller } from './memory-caller.ts';

/** Three in the morning in Japan is six in the evening of the day before in UTC. */
const DAY_BEGINS_MS = 18 * 3_600_000;
const DAY_MS = 86_400_000;

const dayOf = (ms: number): number => Math.floor((ms - DAY_BEGINS_MS) / DAY_MS);

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
    const { studied } = this.#caller.world;
    if (!studied.has(session.id)) studied.set(session.id, { ...session, learnerId: learner.value });
    return ok(undefined);
  }

  async today(): Promise<Result<StudyTime, ApiError>> {
    const learner = await this.#caller.learnerId();
    if (!learner.ok) return learner;
    const own = [...this.#caller.world.studied.values()].filter(
      ({ learnerId, endedAt }) =>
        learnerId === learner.value && dayOf(Date.parse(endedAt)) === dayOf(this.#clock.now()),
    );
    const seconds = own.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0);
    return ok({ seconds, sessions: own.length });
  }
}
