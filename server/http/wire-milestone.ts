import type * as v from 'valibot';
import type { Milestone } from '../../core/domain/study-time/study-achievements.ts';
import type * as wire from '../../protocol/study-time.ts';

export const wireMilestone = ({
  days,
  reachedOn,
}: Milestone): v.InferInput<typeof wire.Milestone> => ({ days, reached_on: reachedOn ?? null });
