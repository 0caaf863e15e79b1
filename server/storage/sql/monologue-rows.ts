import type { Selectable } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** What lists need; the correction is large. */
export const LISTED = [
  'learner_id',
  'id',
  'material_id',
  'theme',
  'memo',
  'recorded_at',
  'duration_ms',
  'take_path',
  'take_bytes',
  'submitted_at',
  'result',
  'refusal',
  'settled_at',
  'read_at',
  'feedback_wanted_at',
] as const;

type ListedRow = Pick<Selectable<Database['monologues']>, (typeof LISTED)[number]>;

export const factsOf = (row: ListedRow) => ({
  id: row.id,
  learnerId: row.learner_id,
  materialId: row.material_id,
  theme: row.theme ?? undefined,
  memo: row.memo,
  recordedAt: row.recorded_at,
  durationMs: row.duration_ms,
  takePath: row.take_path ?? undefined,
  takeBytes: row.take_bytes,
  submittedAt: row.submitted_at ?? undefined,
  refusal: row.refusal ?? undefined,
  settledAt: row.settled_at ?? undefined,
  readAt: row.read_at ?? undefined,
  feedbackWantedAt: row.feedback_wanted_at ?? undefined,
});
