import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Day } from './study-time.ts';

export const studyTrends = endpoint({
  method: 'GET',
  path: 'v1/study_trends',
  summary:
    'What the learner has come to by week (26, from Monday) or by month (12), the oldest first; week unless told',
  auth: 'bearer',
  query: v.object({ by: v.optional(v.picklist(['week', 'month']), 'week') }),
  reply: v.object({
    spans: v.array(
      v.object({
        begins_on: Day,
        study_seconds: v.number(),
        /** Of her corrected speeches, 1 (A1) to 5 (C1); null, as all below, where nothing was measured. */
        level_score: v.nullable(v.number()),
        words_per_minute: v.nullable(v.number()),
        /** From the end of a prompt to the first word, in lessons. */
        reaction_ms: v.nullable(v.number()),
        /** Questions answered for the first time, and the share of them that was right at once, 0 to 1. */
        new_questions: v.number(),
        first_right: v.nullable(v.number()),
      }),
    ),
  }),
  refusals: [],
});
