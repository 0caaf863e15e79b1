import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deviceTokensContract } from '../../accounts/device-tokens.contract.ts';
import { learnersContract } from '../../accounts/learners.contract.ts';
import { mailLinksContract } from '../../accounts/mail-links.contract.ts';
import { keptSessionsContract } from '../../accounts/kept-sessions.contract.ts';
import {
  oneTimeSecretsContract,
  recoveryCodesContract,
} from '../../accounts/one-time-secrets.contract.ts';
import { passkeyChallengesContract } from '../../accounts/passkey-challenges.contract.ts';
import { passkeysContract } from '../../accounts/passkeys.contract.ts';
import { signInCodesContract } from '../../accounts/sign-in-codes.contract.ts';
import { SqlDeviceTokens } from './sql-device-tokens.ts';
import { SqlLearners } from './sql-learners.ts';
import { SqlMailLinks } from './sql-mail-links.ts';
import { SqlOneTimeSecrets } from './sql-one-time-secrets.ts';
import { SqlRecoveryCodes } from './sql-recovery-codes.ts';
import { SqlPasskeyChallenges } from './sql-passkey-challenges.ts';
import { SqlPasskeys } from './sql-passkeys.ts';
import { SqlSessions } from './sql-sessions.ts';
import { SqlSignInCodes } from './sql-sign-in-codes.ts';
import { bookOf } from '../../library/book-of.fixture.ts';
import { bookmarksContract } from '../../bookmarks/bookmarks.contract.ts';
import { SqlBookmarks } from './sql-bookmarks.ts';
import { contractsContract } from '../../contracts/contracts.contract.ts';
import { judgedWordingsContract } from '../../judging/judged-wordings.contract.ts';
import { SqlJudgedWordings } from './sql-judged-wordings.ts';
import { keptTakesContract } from '../../records/kept-takes.contract.ts';
import { securityRecordContract } from '../../security/security-record.contract.ts';
import { SqlSecurityRecord } from './sql-security-record.ts';
import { SqlKeptTakes } from './sql-kept-takes.ts';
import { libraryContract } from '../../library/library.contract.ts';
import { SqlLibrary } from './sql-library.ts';
import { monologuesContract } from '../../monologues/monologues.contract.ts';
import { SqlMonologues } from './sql-monologues.ts';
import { schedulesContract } from '../../plan/schedules.contract.ts';
import { SqlSchedules } from './sql-schedules.ts';
import { attestedKeysContract } from '../../apple/attest/attested-keys.contract.ts';
import { appleSubscriptionsContract } from '../../apple/apple-subscriptions.contract.ts';
import { storeReviewsContract } from '../../apple/store-reviews.contract.ts';
import { SqlAppleSubscriptions, SqlAttestedKeys, SqlStoreReviews } from './sql-apple.ts';
import { ownQuestionsContract } from '../../monologues/own-questions.contract.ts';
import { submissionsContract } from '../../monologues/submissions.contract.ts';
import { SqlSubmissions } from './sql-submissions.ts';
import { ownDataContract } from '../../own-data/own-data.contract.ts';
import { remindersContract } from '../../push/reminders.contract.ts';
import { SqlReminders } from './sql-reminders.ts';
import { recordsContract } from '../../records/records.contract.ts';
import { limitsContract } from '../../limits/limits.contract.ts';
import { SharedLimits } from '../../limits/shared-limits.ts';
import { MemoryScheduler } from '../../../adapters/memory/memory-scheduler.ts';
import { answerLogContract } from '../../review/answer-log.contract.ts';
import { FsrsScheduler, SCHEDULED_BY } from '../../review/fsrs-scheduler.ts';
import { reviewsContract } from '../../review/reviews.contract.ts';
import { SqlAnswerLog } from './sql-answer-log.ts';
import { SqlReviews } from './sql-reviews.ts';
import { sqlStorage } from './sql-storage.ts';
import { trendDaysContract } from '../../study-time/trend-days.contract.ts';
import { celebrationsContract } from '../../study-time/celebrations.contract.ts';
import { SqlCelebrations } from './sql-celebrations.ts';
import { SqlStudySessions } from './sql-study-sessions.ts';
import { studySessionsContract } from '../../study-time/study-sessions.contract.ts';
import { SqlTeacherQuestions } from './sql-teacher-questions.ts';
import { teacherQuestionsContract } from '../../teacher/teacher-questions.contract.ts';
import {
  openTestDatabase,
  TEST_DATABASES,
  type TestDatabase,
} from '../../database/test-databases.ts';

const storageOf = (db: TestDatabase['db']) => sqlStorage(db, new FsrsScheduler(), SCHEDULED_BY);

describe.each(TEST_DATABASES)('on $name', ({ name, address }) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await openTestDatabase(address);
  }, 60_000);

  afterAll(() => database.close());

  const withLearners = async (...ids: readonly string[]) => {
    await database.empty();
    for (const id of ids) {
      await new SqlLearners(database.db).add({
        id,
        email: `${id}@oz.example`,
        passwordHash: 'hash',
        createdAt: new Date(),
      });
    }
    return database.db;
  };

  learnersContract(`SqlLearners on ${name}`, async () => storageOf(await withLearners()));
  keptSessionsContract(
    `SqlSessions on ${name}`,
    async () => new SqlSessions(await withLearners('yui', 'ken')),
  );
  mailLinksContract(
    `SqlMailLinks on ${name}`,
    async () => new SqlMailLinks(await withLearners('yui', 'ken')),
  );
  signInCodesContract(
    `SqlSignInCodes on ${name}`,
    async () => new SqlSignInCodes(await withLearners('yui')),
  );
  contractsContract(`SqlContracts on ${name}`, async () =>
    storageOf(await withLearners('yui', 'ken')),
  );
  submissionsContract(
    `SqlSubmissions on ${name}`,
    async () => new SqlSubmissions(await withLearners('yui', 'ken')),
  );
  passkeysContract(
    `SqlPasskeys on ${name}`,
    async () => new SqlPasskeys(await withLearners('yui', 'ken')),
  );
  passkeyChallengesContract(
    `SqlPasskeyChallenges on ${name}`,
    async () => new SqlPasskeyChallenges(await withLearners()),
  );
  oneTimeSecretsContract(
    `SqlOneTimeSecrets on ${name}`,
    async () => new SqlOneTimeSecrets(await withLearners('yui', 'ken')),
  );
  recoveryCodesContract(
    `SqlRecoveryCodes on ${name}`,
    async () => new SqlRecoveryCodes(await withLearners('yui', 'ken')),
  );
  deviceTokensContract(
    `SqlDeviceTokens on ${name}`,
    async () => new SqlDeviceTokens(await withLearners('yui', 'ken')),
  );
  remindersContract(
    `SqlReminders on ${name}`,
    async () => new SqlReminders(await withLearners('yui', 'ken')),
  );
  securityRecordContract(
    `SqlSecurityRecord on ${name}`,
    async () => new SqlSecurityRecord(await withLearners()),
  );

  it('lets no caller change the security record, or forget what is new in it', async () => {
    const db = await withLearners();
    await new SqlSecurityRecord(db).add({
      id: 'a',
      at: new Date(),
      kind: 'signed-in',
      learnerId: 'yui',
      address: undefined,
      subject: undefined,
    });
    const only = 'the security record is only added to';
    await expect(db.deleteFrom('security_events').execute()).rejects.toThrow(only);
    await expect(
      db.updateTable('security_events').set({ learner_id: 'ken' }).execute(),
    ).rejects.toThrow(only);
  });
  keptTakesContract(
    `SqlKeptTakes on ${name}`,
    async () => new SqlKeptTakes(await withLearners('yui', 'ken')),
  );
  celebrationsContract(
    `SqlCelebrations on ${name}`,
    async () => new SqlCelebrations(await withLearners('yui', 'ken')),
  );
  trendDaysContract(`SqlTrendDays on ${name}`, async () =>
    storageOf(await withLearners('yui', 'ken')),
  );
  studySessionsContract(
    `SqlStudySessions on ${name}`,
    async () => new SqlStudySessions(await withLearners('yui', 'ken')),
  );
  bookmarksContract(
    `SqlBookmarks on ${name}`,
    async () => new SqlBookmarks(await withLearners('yui', 'ken')),
  );
  limitsContract(`SharedLimits on ${name}`, async () => {
    const db = await withLearners();
    return { open: () => new SharedLimits(db) };
  });
  recordsContract(`SqlRecords on ${name}`, async () => storageOf(await withLearners('yui', 'ken')));
  ownQuestionsContract(`SqlOwnQuestions on ${name}`, async () => {
    const { ownQuestions: questions, answerLog: log } = storageOf(await withLearners('yui', 'ken'));
    return { questions, log };
  });
  monologuesContract(
    `SqlMonologues on ${name}`,
    async () => new SqlMonologues(await withLearners('yui', 'ken')),
  );
  schedulesContract(
    `SqlSchedules on ${name}`,
    async () => new SqlSchedules(await withLearners('yui', 'ken')),
  );
  attestedKeysContract(
    `SqlAttestedKeys on ${name}`,
    async () => new SqlAttestedKeys(await withLearners('yui', 'ken')),
  );
  storeReviewsContract(
    `SqlStoreReviews on ${name}`,
    async () => new SqlStoreReviews(await withLearners('yui', 'ken')),
  );
  appleSubscriptionsContract(
    `SqlAppleSubscriptions on ${name}`,
    async () => new SqlAppleSubscriptions(await withLearners()),
  );
  ownDataContract(`SqlOwnData on ${name}`, async () => storageOf(await withLearners('yui', 'ken')));
  reviewsContract(
    `SqlReviews on ${name}`,
    async () => new SqlReviews(await withLearners('yui', 'ken')),
  );
  answerLogContract(`SqlAnswerLog on ${name}`, async () => {
    const db = await withLearners('yui', 'ken');
    await new SqlLibrary(db).replace([bookOf('q1', 'q2', 'q3')]);
    const review = { id: 'r1', learnerId: 'yui', kind: 'daily', questionIds: ['q1'] } as const;
    await new SqlReviews(db).begin({ ...review, begunAt: new Date() });
    return {
      log: new SqlAnswerLog(db, new FsrsScheduler(), SCHEDULED_BY),
      rescheduled: new SqlAnswerLog(db, new MemoryScheduler(), 'another'),
    };
  });
  teacherQuestionsContract(
    `SqlTeacherQuestions on ${name}`,
    async () => new SqlTeacherQuestions(await withLearners('yui', 'ken')),
  );
  judgedWordingsContract(
    `SqlJudgedWordings on ${name}`,
    async () => new SqlJudgedWordings(await withLearners()),
  );
  libraryContract(`SqlLibrary on ${name}`, async () => {
    const db = await withLearners('yui', 'ken');
    return storageOf(db);
  });
});
