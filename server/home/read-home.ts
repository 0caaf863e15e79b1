import type * as v from 'valibot';
import { stateOf } from '../../core/domain/monologue/monologue.ts';
import { recommendMaterials } from '../../core/domain/monologue/recommend-materials.ts';
import { themeOfDay } from '../../core/domain/home/theme-of-day.ts';
import {
  achievementsOf,
  latestMilestone,
  milestoneToCelebrate,
} from '../../core/domain/study-time/study-achievements.ts';
import { studyDayOf, weekOf } from '../../core/domain/study-time/study-day.ts';
import type * as wire from '../../protocol/home.ts';
import { wireMaterialSummary } from '../http/wire-material.ts';
import { wireMilestone } from '../http/wire-milestone.ts';
import type { LessonAndProgress } from '../library/progress.ts';
import type { Materials } from '../materials/materials.ts';
import { levelOfLearner } from '../monologues/level-of-learner.ts';
import type { Monologues } from '../monologues/monologues.ts';
import type { ReviewService } from '../review/review-service.ts';
import type { Celebrations } from '../study-time/celebrations.ts';
import type { StudySessions } from '../study-time/study-sessions.ts';

export interface HomeParts {
  readonly studySessions: StudySessions;
  readonly celebrations: Celebrations;
  readonly reviewService: ReviewService;
  readonly monologues: Monologues;
  readonly materials: Materials;
  readonly now: () => Date;
}

type Wire<S extends v.GenericSchema> = v.InferInput<S>;

/** What home tells beside lessons and records. */
export class ReadHome {
  readonly #parts: HomeParts;

  constructor(parts: HomeParts) {
    this.#parts = parts;
  }

  /** What is told holds for one study day. */
  today(): string {
    return studyDayOf(this.#parts.now().getTime());
  }

  async habit(learnerId: string, goalMinutes: number): Promise<Wire<typeof wire.Habit>> {
    const { studySessions, celebrations } = this.#parts;
    const [days, celebrated] = await Promise.all([
      studySessions.days(learnerId),
      celebrations.celebrated(learnerId),
    ]);
    const today = this.today();
    const reached = achievementsOf(days, today);
    const latest = latestMilestone(reached.milestones);
    const secondsOn = new Map(days.map(({ day, seconds }) => [day, seconds]));
    const rested = new Set(reached.restDays);
    return {
      today,
      goal_minutes: goalMinutes,
      consecutive_days: reached.consecutiveDays,
      total_consecutive_days: reached.totalConsecutiveDays,
      rest_days_left: reached.restDaysLeft,
      week: weekOf(today).map((date) => ({
        date,
        duration_seconds: secondsOn.get(date) ?? 0,
        rested: rested.has(date),
      })),
      latest_milestone: latest ? wireMilestone(latest) : null,
      to_celebrate: milestoneToCelebrate(reached.milestones, celebrated) ?? null,
    };
  }

  practisedToday(lessons: Iterable<LessonAndProgress>): boolean {
    const today = this.today();
    return [...lessons].some(
      ({ progress: { lastAnsweredAt } }) =>
        lastAnsweredAt !== undefined && studyDayOf(lastAnsweredAt.getTime()) === today,
    );
  }

  async review(learnerId: string): Promise<Wire<typeof wire.HomeReview>> {
    const { dueCount, doneCount } = await this.#parts.reviewService.status(learnerId);
    return { due_count: dueCount, done_count: doneCount };
  }

  async speech(learnerId: string): Promise<Wire<typeof wire.HomeSpeech>> {
    const { monologues, materials } = this.#parts;
    const [[latest], unread, spoken, genres, level] = await Promise.all([
      monologues.page(learnerId, { limit: 1 }),
      monologues.countUnread(learnerId),
      monologues.spokenAbout(learnerId),
      monologues.genres(learnerId),
      levelOfLearner(monologues, learnerId),
    ]);
    const today = this.today();
    const spokenAbout = new Map([...spoken].map(([id, at]) => [id, at.getTime()]));
    const theme = themeOfDay(
      recommendMaterials(materials.all(), { level, genres, spokenAbout }),
      today,
    );
    return {
      theme: theme ? wireMaterialSummary(theme, spoken.get(theme.id)) : null,
      spoken_today: latest !== undefined && studyDayOf(latest.recordedAt.getTime()) === today,
      latest: latest
        ? {
            recording_id: latest.id,
            state: stateOf({ ...latest, correction: latest.result }),
            is_read: latest.readAt !== undefined,
          }
        : null,
      unread,
    };
  }
}
