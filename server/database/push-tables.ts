import type { Language } from '../../core/shared/language.ts';
import type { Time } from './columns.ts';

/** Whether and where learners are reached by push. */
export interface PushTables {
  reminders: {
    learner_id: string;
    is_on: boolean;
    hour: number;
    time_zone: string;
    language: Language;
    next_at: Time;
  };
  device_tokens: {
    token: string;
    learner_id: string;
    session_id: string | null;
    platform: 'ios' | 'android' | 'web';
    added_at: Time;
  };
}
