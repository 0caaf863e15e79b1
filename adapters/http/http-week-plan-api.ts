import type * as v from 'valibot';
import type { PlannedWeek, WeekPlanApi } from '../../core/ports/week-plan-api.ts';
import type { StudyMenu } from '../../core/domain/plan/week-plan.ts';
import type { WeekResult } from '../../core/domain/plan/week-result.ts';
import { ok } from '../../core/shared/result.ts';
import * as wire from '../../protocol/week-plan.ts';
import type { HttpClient } from './http-client.ts';

export class HttpWeekPlanApi implements WeekPlanApi {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async read(learnerId: string) {
    const reply = await this.#http.call(wire.weekPlan, { params: { student_id: learnerId } });
    if (!reply.ok) return reply;
    const { schedule } = reply.value;
    return ok(schedule ? asWeek(schedule) : undefined);
  }

  async choose(learnerId: string, minutes: readonly number[]) {
    const given = { params: { student_id: learnerId }, body: { minutes: [...minutes] } };
    const reply = await this.#http.call(wire.chooseWeekPlan, given);
    return reply.ok ? ok(asWeek(reply.value)) : reply;
  }

  async add(learnerId: string, planId: string, menu: StudyMenu) {
    const params = { student_id: learnerId, schedule_id: planId };
    const reply = await this.#http.call(wire.addStudyMenu, { params, body: { ...menu } });
    return reply.ok ? ok(asWeek(reply.value)) : reply;
  }

  async remove(learnerId: string, planId: string, menuId: string) {
    const params = { student_id: learnerId, schedule_id: planId, menu_id: menuId };
    const reply = await this.#http.call(wire.removeStudyMenu, { params });
    return reply.ok ? ok(asWeek(reply.value)) : reply;
  }

  async giveUp(learnerId: string, planId: string) {
    const params = { student_id: learnerId, schedule_id: planId };
    return this.#http.call(wire.giveUpWeekPlan, { params });
  }
}

type WireWeek = v.InferOutput<typeof wire.PlannedWeek>;

const asWeek = ({ id, menus, this_week, last_week }: WireWeek): PlannedWeek => ({
  id,
  menus,
  thisWeek: asResult(this_week),
  lastWeek: last_week ? asResult(last_week) : undefined,
});

const asResult = ({ days, planned_days, kept_days }: WireWeek['this_week']): WeekResult => ({
  days: days.map(({ date, planned_minutes, studied_seconds, is_kept }) => ({
    day: date,
    plannedMinutes: planned_minutes,
    studiedSeconds: studied_seconds,
    isKept: is_kept,
  })),
  plannedDays: planned_days,
  keptDays: kept_days,
});
