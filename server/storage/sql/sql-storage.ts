import type { Kysely } from 'kysely';
import type { Scheduler } from '../../../core/domain/recall/scheduler.ts';
import { SqlDeviceTokens } from '../../accounts/sql-device-tokens.ts';
import { SqlEndedTokens } from '../../accounts/sql-ended-tokens.ts';
import { SqlLearners } from '../../accounts/sql-learners.ts';
import { SqlMailLinks } from '../../accounts/sql-mail-links.ts';
import { SqlRefreshTokens } from '../../accounts/sql-refresh-tokens.ts';
import { SqlSignInCodes } from '../../accounts/sql-sign-in-codes.ts';
import { SqlBookmarks } from '../../bookmarks/sql-bookmarks.ts';
import type { Database } from '../../database/schema.ts';
import { SqlJudgedWordings } from '../../judging/sql-judged-wordings.ts';
import { SqlLibrary } from '../../library/sql-library.ts';
import { SqlRecords } from '../../records/sql-records.ts';
import { SqlAnswerLog } from '../../review/sql-answer-log.ts';
import { SqlReviews } from '../../review/sql-reviews.ts';
import { SqlStudySessions } from '../../study-time/sql-study-sessions.ts';
import { SqlTeacherQuestions } from '../../teacher/sql-teacher-questions.ts';
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
    refreshTokens: new SqlRefreshTokens(db),
    mailLinks: new SqlMailLinks(db),
    signInCodes: new SqlSignInCodes(db),
    deviceTokens: new SqlDeviceTokens(db),
    endedTokens: new SqlEndedTokens(db),
    library: new SqlLibrary(db),
    records: new SqlRecords(db, logOn),
    answerLog: logOn(db),
    reviews: new SqlReviews(db),
    bookmarks: new SqlBookmarks(db),
    studySessions: new SqlStudySessions(db),
    judgedWordings: new SqlJudgedWordings(db),
    teacherQuestions: new SqlTeacherQuestions(db),
  };
}
