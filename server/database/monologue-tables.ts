import type { JSONColumnType } from 'kysely';
import type { Correction } from '../../core/domain/monologue/correction.ts';
import type { MaterialGenre } from '../../core/domain/monologue/material.ts';
import type { Memo, MonologueRefusal } from '../../core/domain/monologue/monologue.ts';
import type { LocalText } from '../../core/shared/language.ts';
import type { MonologueResult } from '../monologues/monologues.ts';
import type { Time } from './columns.ts';

/** One-minute speech. */
export interface MonologueTables {
  monologues: {
    learner_id: string;
    id: string;
    material_id: string;
    theme: string | null;
    memo: JSONColumnType<Memo>;
    recorded_at: Time;
    duration_ms: number;
    take_path: string | null;
    take_bytes: number;
    submitted_at: Time | null;
    correction: JSONColumnType<Correction> | null;
    result: JSONColumnType<MonologueResult> | null;
    refusal: JSONColumnType<MonologueRefusal> | null;
    settled_at: Time | null;
    read_at: Time | null;
    feedback_wanted_at: Time | null;
  };
  own_questions: {
    learner_id: string;
    id: string;
    monologue_id: string;
    sentence: number;
    meant: string | null;
    said: string;
    answer: string;
    note: JSONColumnType<LocalText>;
    topics: JSONColumnType<readonly string[]>;
    added_at: Time;
  };
  chosen_genres: {
    learner_id: string;
    genres: JSONColumnType<readonly MaterialGenre[]>;
  };
}
