import type { FastifyInstance } from 'fastify';
import type * as v from 'valibot';
import type { WeekResult } from '../../core/domain/plan/week-result.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import { endpoints } from '../../protocol/endpoints.ts';
import type { PlannedWeek as WirePlan } from '../../protocol/week-plan.ts';
import { serveEndpoint, type Authenticate } from '../http/serve-endpoint.ts';
import type { PlannedWeek, WeekPlans } from '../plan/week-plans.ts';

export interface WeekPlanParts {
  readonly weekPlans: WeekPlans;
}

interface OfStudent {
  readonly learnerId: string;
  readonly params: { readonly student_id: string };
}

/** The plan of the week; what belongs to another learner is not there. */
export function weekPlanRoutes(
  server: FastifyInstance,
  authenticate: Authenticate,
  { weekPlans }: WeekPlanParts,
): void {
  const own = async <T, E>(
    { learnerId, params }: OfStudent,
    run: () => Promise<Result<T, E>>,
  ): Promise<Result<T, E | { readonly kind: 'not-found' }>> =>
    params.student_id === learnerId ? run() : fail({ kind: 'not-found' });

  const planned = async <E>(changing: Promise<Result<PlannedWeek, E>>) => {
    const changed = await changing;
    return changed.ok ? ok(wirePlan(changed.value)) : changed;
  };

  serveEndpoint(server, authenticate, endpoints.weekPlan, (call) =>
    own(call, async () => {
      const week = await weekPlans.of(call.learnerId);
      return ok({ schedule: week ? wirePlan(week) : null });
    }),
  );

  serveEndpoint(server, authenticate, endpoints.chooseWeekPlan, (call) =>
    own(call, async () => ok(wirePlan(await weekPlans.choose(call.learnerId, call.body.minutes)))),
  );

  serveEndpoint(server, authenticate, endpoints.giveUpWeekPlan, (call) =>
    own(call, async () => {
      const isGone = await weekPlans.giveUp(call.learnerId, call.params.schedule_id);
      return isGone ? ok(undefined) : fail({ kind: 'not-found' as const });
    }),
  );

  serveEndpoint(server, authenticate, endpoints.addStudyMenu, (call) =>
    own(call, () => planned(weekPlans.add(call.learnerId, call.params.schedule_id, call.body))),
  );

  serveEndpoint(server, authenticate, endpoints.changeStudyMenu, (call) => {
    const { schedule_id, menu_id } = call.params;
    const menu = { id: menu_id, ...call.body };
    return own(call, () => planned(weekPlans.replace(call.learnerId, schedule_id, menu)));
  });

  serveEndpoint(server, authenticate, endpoints.removeStudyMenu, (call) => {
    const { schedule_id, menu_id } = call.params;
    return own(call, () => planned(weekPlans.remove(call.learnerId, schedule_id, menu_id)));
  });
}

const wirePlan = ({
  schedule: { id, menus },
  thisWeek,
  lastWeek,
}: PlannedWeek): v.InferInput<typeof WirePlan> => ({
  id,
  menus: menus.map((menu) => ({ ...menu })),
  this_week: wireWeek(thisWeek),
  last_week: lastWeek ? wireWeek(lastWeek) : null,
});

const wireWeek = ({ days, plannedDays, keptDays }: WeekResult) => ({
  days: days.map(({ day, plannedMinutes, studiedSeconds, isKept }) => ({
    date: day,
    planned_minutes: plannedMinutes,
    studied_seconds: studiedSeconds,
    is_kept: isKept,
  })),
  planned_days: plannedDays,
  kept_days: keptDays,
});
