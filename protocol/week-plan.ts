import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Day } from './study-time.ts';
import { Id } from './values.ts';

const Minutes = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(240));
const Weekday = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6));

const Menu = {
  /** 0 is Monday. */
  weekday: Weekday,
  activity: v.picklist(['review', 'lesson', 'speech']),
  minutes: Minutes,
};

const Week = v.object({
  /** Monday first. */
  days: v.array(
    v.object({
      date: Day,
      planned_minutes: v.number(),
      studied_seconds: v.number(),
      is_kept: v.boolean(),
    }),
  ),
  planned_days: v.number(),
  kept_days: v.number(),
});

/** A plan with this week's and the last week's result. */
export const PlannedWeek = v.object({
  id: Id,
  menus: v.array(v.object({ id: Id, ...Menu })),
  this_week: Week,
  last_week: v.nullable(Week),
});

const Student = { student_id: Id };
const OfSchedule = { ...Student, schedule_id: Id };
const OfMenu = { ...OfSchedule, menu_id: Id };
const ROOT = 'v2/students/{student_id}/schedules';

export const weekPlan = endpoint({
  method: 'GET',
  path: ROOT,
  summary: 'How the learner plans her week, and what became of it; null before she has planned one',
  auth: 'bearer',
  params: v.object(Student),
  reply: v.object({ schedule: v.nullable(PlannedWeek) }),
  refusals: ['not-found'],
});

export const chooseWeekPlan = endpoint({
  method: 'PUT',
  path: ROOT,
  summary:
    'Plans the week anew for the minutes she has on each day, Monday first, by her level and what she learns for',
  auth: 'bearer',
  params: v.object(Student),
  body: v.object({
    minutes: v.pipe(
      v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(240))),
      v.length(7),
      v.check((days) => days.some((minutes) => minutes > 0)),
    ),
  }),
  reply: PlannedWeek,
  refusals: ['not-found'],
});

export const giveUpWeekPlan = endpoint({
  method: 'DELETE',
  path: `${ROOT}/{schedule_id}`,
  summary: 'Gives the plan up',
  auth: 'bearer',
  params: v.object(OfSchedule),
  reply: 'nothing',
  refusals: ['not-found'],
});

export const addStudyMenu = endpoint({
  method: 'POST',
  path: `${ROOT}/{schedule_id}/study_menus`,
  summary: 'Adds something to a day; the same id sent again is the same menu',
  auth: 'bearer',
  params: v.object(OfSchedule),
  body: v.object({ id: Id, ...Menu }),
  reply: PlannedWeek,
  refusals: ['not-found', 'plan-full'],
});

export const changeStudyMenu = endpoint({
  method: 'PUT',
  path: `${ROOT}/{schedule_id}/study_menus/{menu_id}`,
  summary: 'Changes when something is done, what, or for how long',
  auth: 'bearer',
  params: v.object(OfMenu),
  body: v.object(Menu),
  reply: PlannedWeek,
  refusals: ['not-found', 'plan-full'],
});

export const removeStudyMenu = endpoint({
  method: 'DELETE',
  path: `${ROOT}/{schedule_id}/study_menus/{menu_id}`,
  summary: 'Takes something out of the plan; the last of a plan stays',
  auth: 'bearer',
  params: v.object(OfMenu),
  reply: PlannedWeek,
  refusals: ['not-found', 'last-study-menu'],
});
