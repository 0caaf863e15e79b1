import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Language } from '../../core/shared/language.ts';
import type { Proof } from '../accounts/kept-sessions.ts';
import type { StoredPlacement } from '../accounts/learners.ts';
import type { LinkPurpose } from '../accounts/mail-links.ts';
import type { StoredChallenge } from '../accounts/passkey-challenges.ts';
import type { SecurityEventKind, SecuritySubject } from '../security/security-record.ts';
import type { SurveyAnswer } from '../survey/survey.ts';
import type { Time, Whole } from './columns.ts';

/** Who learners are, how they prove it, and what is noted of it. */
export interface AccountTables {
  learners: {
    id: string;
    email: string | null;
    password_hash: string | null;
    created_at: Time;
    is_guest: Generated<boolean>;
    email_confirmed_at: Time | null;
    language: Generated<Language>;
    survey: JSONColumnType<readonly SurveyAnswer[], string | undefined>;
    surveyed_at: Time | null;
    placement: ColumnType<StoredPlacement | null, string | null, string | null>;
    apple_transaction_id: string | null;
    purchase_signed_at: Time | null;
    purchase_shown_at: Time | null;
    purchase_signs_in: Generated<boolean>;
    /** Grows with each change of what she did. */
    progress_version: Generated<Whole>;
    /** The highest milestone she was congratulated on. */
    celebrated_days: Generated<number>;
  };
  mail_links: {
    hash: string;
    purpose: LinkPurpose;
    learner_id: string | null;
    email: string;
    language: Language;
    expires_at: Time;
    used_at: Time | null;
  };
  ended_sessions: { id: string; ended_at: Time };
  sessions: {
    id: string;
    learner_id: string;
    device: string;
    place: string;
    proved_by: Proof;
    proved_at: Time;
    begun_at: Time;
    used_at: Time;
    expires_at: Time;
    generation: number;
    first_hash: string | null;
  };
  sign_in_codes: {
    hash: string;
    learner_id: string;
    session_id: string;
    proved_at: Time;
    challenge: string;
    expires_at: Time;
    begun_session_id: string | null;
  };
  passkeys: {
    id: string;
    learner_id: string;
    credential_id: string;
    public_key: Uint8Array;
    counter: Whole;
    transports: JSONColumnType<readonly string[]>;
    name: string;
    added_at: Time;
    used_at: Time | null;
  };
  passkey_challenges: {
    hash: string;
    purpose: StoredChallenge['purpose'];
    session_id: string | null;
    expires_at: Time;
  };
  one_time_secrets: {
    learner_id: string;
    sealed: string;
    is_confirmed: Generated<boolean>;
    last_step: Whole;
  };
  recovery_codes: { learner_id: string; hash: string };
  limits: { key: string; points: number; expire: string | null };
  /** Only added to; its learner may be gone. */
  security_events: {
    id: string;
    at: Time;
    kind: SecurityEventKind;
    learner_id: string | null;
    address: string | null;
    subject: SecuritySubject | null;
    count: Whole | null;
  };
  /** Those that another system of the operator does not have yet, in the order they were written. */
  security_events_to_forward: { position: GeneratedAlways<string | number>; event_id: string };
}
