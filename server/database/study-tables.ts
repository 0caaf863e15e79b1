import type { ColumnType, JSONColumnType } from 'kysely';
import type { StudyMenu } from '../../core/domain/plan/week-plan.ts';
import type { Time } from './columns.ts';

/** How long was studied, and how long it is to be. */
export interface StudyTables {
  study_sessions: {
    learner_id: string;
    id: string;
    study_type: string;
    lesson_id: string | null;
    material_id: string | null;
    started_at: Time;
    ended_at: Time;
    duration_seconds: number;
    pause_seconds: number;
  };
  /** What sessions come to (see `rebuild-progress.ts`). */
  study_days: { learner_id: string; day: string; seconds: number; sessions: number };
  schedules: {
    learner_id: string;
    id: string;
    started_on: string;
    changed_in: string;
    earlier: ColumnType<readonly number[] | null, string | null, string | null>;
    menus: JSONColumnType<readonly StudyMenu[]>;
  };
}
