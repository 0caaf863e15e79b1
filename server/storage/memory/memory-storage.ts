import type { Scheduler } from '../../../core/domain/recall/scheduler.ts';
import type { Storage } from '../storage.ts';
import { MemoryAnswerLog } from './memory-answer-log.ts';
import { MemoryBookmarks } from './memory-bookmarks.ts';
import { MemoryCelebrations } from './memory-celebrations.ts';
import { MemoryContracts } from './memory-contracts.ts';
import { MemoryDeviceTokens } from './memory-device-tokens.ts';
import { MemoryJudgedWordings } from './memory-judged-wordings.ts';
import { MemoryKeptTakes } from './memory-kept-takes.ts';
import { MemoryLearners } from './memory-learners.ts';
import { MemoryLibrary } from './memory-library.ts';
import { MemoryMailLinks } from './memory-mail-links.ts';
import { MemoryMonologues } from './memory-monologues.ts';
import { MemoryOwnQuestions } from './memory-own-questions.ts';
import { MemoryOwnData } from './memory-own-data.ts';
import { MemoryOneTimeSecrets } from './memory-one-time-secrets.ts';
import { MemoryRecoveryCodes } from './memory-recovery-codes.ts';
import { MemoryPasskeyChallenges } from './memory-passkey-challenges.ts';
import { MemoryPasskeys } from './memory-passkeys.ts';
import { MemoryRecords } from './memory-records.ts';
import { MemoryReminders } from './memory-reminders.ts';
import { MemoryReviews } from './memory-reviews.ts';
import {
  MemoryAppleSubscriptions,
  MemoryAttestedKeys,
  MemoryStoreReviews,
} from './memory-apple.ts';
import { MemorySchedules } from './memory-schedules.ts';
import { MemorySecurityRecord } from './memory-security-record.ts';
import { MemorySessions } from './memory-sessions.ts';
import { MemorySignInCodes } from './memory-sign-in-codes.ts';
import { MemoryStudySessions } from './memory-study-sessions.ts';
import { MemorySubmissions } from './memory-submissions.ts';
import { MemoryTables } from './memory-tables.ts';
import { MemoryTrendDays } from './memory-trend-days.ts';
import { MemoryTeacherQuestions } from './memory-teacher-questions.ts';

/** Keeps everything in this process, and forgets it with it. */
export function memoryStorage(scheduler: Scheduler, tables = new MemoryTables()): Storage {
  const answerLog = new MemoryAnswerLog(tables, scheduler);
  return {
    learners: new MemoryLearners(tables),
    sessions: new MemorySessions(tables),
    mailLinks: new MemoryMailLinks(tables),
    signInCodes: new MemorySignInCodes(tables),
    passkeys: new MemoryPasskeys(tables),
    passkeyChallenges: new MemoryPasskeyChallenges(tables),
    oneTimeSecrets: new MemoryOneTimeSecrets(tables),
    recoveryCodes: new MemoryRecoveryCodes(tables),
    deviceTokens: new MemoryDeviceTokens(tables),
    reminders: new MemoryReminders(tables),
    securityRecord: new MemorySecurityRecord(),
    library: new MemoryLibrary(tables),
    records: new MemoryRecords(tables, answerLog),
    keptTakes: new MemoryKeptTakes(),
    answerLog,
    reviews: new MemoryReviews(tables),
    bookmarks: new MemoryBookmarks(tables),
    studySessions: new MemoryStudySessions(tables),
    celebrations: new MemoryCelebrations(tables),
    trendDays: new MemoryTrendDays(tables),
    judgedWordings: new MemoryJudgedWordings(tables),
    teacherQuestions: new MemoryTeacherQuestions(tables),
    monologues: new MemoryMonologues(tables),
    ownQuestions: new MemoryOwnQuestions(tables),
    submissions: new MemorySubmissions(tables),
    contracts: new MemoryContracts(tables),
    schedules: new MemorySchedules(tables),
    attestedKeys: new MemoryAttestedKeys(tables),
    storeReviews: new MemoryStoreReviews(tables),
    appleSubscriptions: new MemoryAppleSubscriptions(tables),
    ownData: new MemoryOwnData(tables),
  };
}
