import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Correction } from '../../core/domain/monologue/correction.ts';
import type { MaterialGenre } from '../../core/domain/monologue/material.ts';
import type { Memo, MonologueRefusal } from '../../core/domain/monologue/monologue.ts';
import type { StudyMenu } from '../../core/domain/plan/week-plan.ts';
import type { ReviewKind } from '../../core/domain/recall/offer-review.ts';
import type { LoggedAnswer, Recall } from '../../core/domain/recall/recall.ts';
import type { Language } from '../../core/shared/language.ts';
import type { Proof } from '../accounts/kept-sessions.ts';
import type { StoredChallenge } from '../accounts/passkey-challenges.ts';
import type { AppleTables } from './apple-tables.ts';
import type { ContractTables } from './contract-tables.ts';
import type { PushTables } from './push-tables.ts';
import type { LinkPurpose } from '../accounts/mail-links.ts';
import type { BookmarkKind } from '../bookmarks/bookmarks.ts';
import type { Book, Lesson, Question } from '../content/book-file.ts';
import type { MarkedWord, ModelVerdict, Remark } from '../../language/judge/verdict.ts';
import type { LocalText } from '../../core/shared/language.ts';
import type { MonologueResult } from '../monologues/monologues.ts';
import type { SecurityEventKind, SecuritySubject } from '../security/security-record.ts';
import type { TeacherName } from '../teacher/teacher.ts';
import type { StoredPlacement } from '../accounts/learners.ts';
import type { SurveyAnswer } from '../survey/survey.ts';

/** Set by the code that writes the row, read as a Date. */
export type Time = ColumnType<Date, Date, Date>;

/** Larger than an integer may be; a driver may give it as a text. */
export type Whole = ColumnType<string | number, number, number>;

export interface Database extends AppleTables, ContractTables, PushTables {
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
  limits: { key: string; points: number; expire: string | null };
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
  books: { id: string; position: number; content: JSONColumnType<Omit<Book, 'lessons'>> };
  lessons: {
    id: string;
    book_id: string;
    position: number;
    content: JSONColumnType<Omit<Lesson, 'questions'>>;
  };
  questions: { id: string; lesson_id: string; position: number; content: JSONColumnType<Question> };
  bookmarks: {
    learner_id: string;
    kind: BookmarkKind;
    target_id: string;
    question_id: string | null;
    is_on: boolean;
    changed_at: Time;
  };
  records: {
    id: string;
    learner_id: string;
    lesson_id: string;
    mode: string;
    level: Generated<string>;
    started_at: Time;
    saved_at: Time | null;
    finished_at: Time | null;
    answered_count: Generated<number>;
    correct_count: Generated<number>;
    total_ms: Generated<Whole>;
    reaction_ms: number | null;
    words_per_minute: number | null;
    /** The questions whose last answer in the round was right. */
    right_ids: Generated<string[]>;
  };
  // From here to `study_days`: what answers, rounds and study sessions come to (see `rebuild-progress.ts`).
  question_progress: {
    learner_id: string;
    question_id: string;
    is_learned: boolean;
    last_outcome: 'correct' | 'wrong';
    last_answered_at: Time;
  };
  lesson_progress: {
    learner_id: string;
    lesson_id: string;
    answered_count: number;
    correct_count: number;
    best_time_ms: Whole | null;
    last_answered_at: Time;
  };
  level_progress: {
    learner_id: string;
    lesson_id: string;
    level: string;
    rounds_done: number;
    best_time_ms: Whole | null;
  };
  study_days: { learner_id: string; day: string; seconds: number; sessions: number };
  /** Of what is worked out, or loaded, as a whole. */
  versions: { name: 'books' | 'progress'; version: string };
  record_details: {
    id: string;
    record_id: string;
    learner_id: string;
    question_id: string;
    outcome: 'correct' | 'wrong';
    judged: 'correct' | 'unlisted' | 'wrong' | null;
    transcript: string | null;
    words: JSONColumnType<readonly MarkedWord[]>;
    remarks: JSONColumnType<readonly Remark[]>;
    is_own_word: boolean;
    nearest: string | null;
    answer_ms: number;
    take_path: string | null;
    answered_at: Time;
    reaction_ms: number | null;
    words_per_minute: number | null;
    generated: JSONColumnType<readonly string[], string | undefined>;
  };
  /** What is kept of each learner's takes. */
  kept_takes: { learner_id: string; bytes: Whole };
  judged_wordings: {
    question_id: string;
    key: string;
    wording: string;
    prompt: string;
    verdict: JSONColumnType<ModelVerdict>;
    model: string;
    judged_at: Time;
  };
  reviews: {
    id: string;
    learner_id: string;
    kind: ReviewKind;
    question_ids: JSONColumnType<readonly string[]>;
    begun_at: Time;
    finished_at: Time | null;
  };
  answer_log: {
    learner_id: string;
    id: string;
    question_id: string;
    review_id: string | null;
    outcome: LoggedAnswer['outcome'];
    ground: LoggedAnswer['ground'];
    answer_ms: number;
    target_ms: number;
    answered_at: Time;
    graded_at: Time;
  };
  review_items: {
    learner_id: string;
    question_id: string;
    removed: Generated<boolean>;
    scheduled_by: string | null;
    recall: ColumnType<Recall | null, string | undefined, string | null>;
    /** As the recall has it. */
    due_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** Study days from which on it is due, and weak; null where it never is. */
    due_on: ColumnType<string | null, string | null | undefined, string | null>;
    weak_from: ColumnType<string | null, string | null | undefined, string | null>;
  };
  teacher_questions: {
    learner_id: string;
    id: string;
    question_id: string;
    text: string;
    answer_id: string | null;
    language: Language;
    asked_at: Time;
    answer: string | null;
    teacher: TeacherName | null;
  };
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
  schedules: {
    learner_id: string;
    id: string;
    started_on: string;
    changed_in: string;
    earlier: ColumnType<readonly number[] | null, string | null, string | null>;
    menus: JSONColumnType<readonly StudyMenu[]>;
  };
  chosen_genres: {
    learner_id: string;
    genres: JSONColumnType<readonly MaterialGenre[]>;
  };
}
