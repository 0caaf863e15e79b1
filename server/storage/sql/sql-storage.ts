import type { Kysely } from 'kysely';
import type { Scheduler } from '../../../core/domain/recall/scheduler.ts';
import { SqlCelebrations } from './sql-celebrations.ts';
import { SqlDeviceTokens } from './sql-device-tokens.ts';
import { SqlLearners } from './sql-learners.ts';
import { SqlMailLinks } from './sql-mail-links.ts';
import { SqlSessions } from './sql-sessions.ts';
import { SqlSignInCodes } from './sql-sign-in-codes.ts';
import { SqlBookmarks } from './sql-bookmarks.ts';
import { SqlContracts } from './sql-contracts.ts';
import type { Database } from '../../database/schema.ts';
import { SqlJudgedWordings } from './sql-judged-wordings.ts';
import { SqlKeptTakes } from './sql-kept-takes.ts';
import { SqlLibrary } from './sql-library.ts';
import { SqlMonologues } from './sql-monologues.ts';
import { SqlOwnQuestions } from './sql-own-questions.ts';
import { SqlOwnData } from './sql-own-data.ts';
import { SqlOneTimeSecrets } from './sql-one-time-secrets.ts';
import { SqlRecoveryCodes } from './sql-recovery-codes.ts';
import { SqlPasskeyChallenges } from './sql-passkey-challenges.ts';
import { SqlPasskeys } from './sql-passkeys.ts';
import { SqlRecords } from './sql-records.ts';
import { SqlAnswerLog } from './sql-answer-log.ts';
import { SqlReminders } from './sql-reminders.ts';
import { SqlReviews } from './sql-reviews.ts';
import { SqlAppleSubscriptions, SqlAttestedKeys, SqlStoreReviews } from './sql-apple.ts';
import { SqlSchedules } from './sql-schedules.ts';
import { SqlSecurityRecord } from './sql-security-record.ts';
import { SqlStudySessions } from './sql-study-sessions.ts';
import { SqlTrendDays } from './sql-trend-days.ts';
import { SqlSubmissions } from './sql-submissions.ts';
import { SqlTeacherQuestions } from './sql-teacher-questions.ts';
import type { Storage } from '../storage.ts';

/** Keeps everything in a PostgreSQL, embedded or not; `scheduledBy` names the scheduler with its settings. */
export function sqlStorage(
  db: Kysely<Database>,
  scheduler: Scheduler,
  scheduledBy: string,
): Storage {
  const logOn = (on: Kysely<Database>) => new SqlAnswerLog(on, scheduler, scheduledBy);
  return {
    learners: new SqlLearners(db),
    sessions: new SqlSessions(db),
    mailLinks: new SqlMailLinks(db),
    signInCodes: new SqlSignInCodes(db),
    passkeys: new SqlPasskeys(db),
    passkeyChallenges: new SqlPasskeyChallenges(db),
    oneTimeSecrets: new SqlOneTimeSecrets(db),
    recoveryCodes: new SqlRecoveryCodes(db),
    deviceTokens: new SqlDeviceTokens(db),
    reminders: new SqlReminders(db),
    securityRecord: new SqlSecurityRecord(db),
    library: new SqlLibrary(db),
    records: new SqlRecords(db, logOn),
    keptTakes: new SqlKeptTakes(db),
    answerLog: logOn(db),
    reviews: new SqlReviews(db),
    bookmarks: new SqlBookmarks(db),
    studySessions: new SqlStudySessions(db),
    celebrations: new SqlCelebrations(db),
    trendDays: new SqlTrendDays(db),
    judgedWordings: new SqlJudgedWordings(db),
    teacherQuestions: new SqlTeacherQuestions(db),
    monologues: new SqlMonologues(db),
    ownQuestions: new SqlOwnQuestions(db),
    submissions: new SqlSubmissions(db),
    contracts: new SqlContracts(db),
    schedules: new SqlSchedules(db),
    attestedKeys: new SqlAttestedKeys(db),
    storeReviews: new SqlStoreReviews(db),
    appleSubscriptions: new SqlAppleSubscriptions(db),
    ownData: new SqlOwnData(db),
  };
}
