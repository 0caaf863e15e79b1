import { MemoryScheduler } from '../../../adapters/memory/memory-scheduler.ts';
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
import { bookmarksContract } from '../../bookmarks/bookmarks.contract.ts';
import { contractsContract } from '../../contracts/contracts.contract.ts';
import { judgedWordingsContract } from '../../judging/judged-wordings.contract.ts';
import { bookOf } from '../../library/book-of.fixture.ts';
import { keptTakesContract } from '../../records/kept-takes.contract.ts';
import { libraryContract } from '../../library/library.contract.ts';
import { monologuesContract } from '../../monologues/monologues.contract.ts';
import { schedulesContract } from '../../plan/schedules.contract.ts';
import { attestedKeysContract } from '../../apple/attest/attested-keys.contract.ts';
import { appleSubscriptionsContract } from '../../apple/apple-subscriptions.contract.ts';
import { storeReviewsContract } from '../../apple/store-reviews.contract.ts';
import { ownQuestionsContract } from '../../monologues/own-questions.contract.ts';
import { submissionsContract } from '../../monologues/submissions.contract.ts';
import { ownDataContract } from '../../own-data/own-data.contract.ts';
import { remindersContract } from '../../push/reminders.contract.ts';
import { recordsContract } from '../../records/records.contract.ts';
import { answerLogContract } from '../../review/answer-log.contract.ts';
import { FsrsScheduler } from '../../review/fsrs-scheduler.ts';
import { reviewsContract } from '../../review/reviews.contract.ts';
import { securityRecordContract } from '../../security/security-record.contract.ts';
import { celebrationsContract } from '../../study-time/celebrations.contract.ts';
import { trendDaysContract } from '../../study-time/trend-days.contract.ts';
import { studySessionsContract } from '../../study-time/study-sessions.contract.ts';
import { teacherQuestionsContract } from '../../teacher/teacher-questions.contract.ts';
import { filesContract } from '../files.contract.ts';
import { MemoryFiles } from './memory-files.ts';
import { MemoryTables } from './memory-tables.ts';
import { memoryStorage } from './memory-storage.ts';

const fresh = () => memoryStorage(new FsrsScheduler());

learnersContract('MemoryLearners', async () => fresh());
keptSessionsContract('MemorySessions', async () => fresh().sessions);
mailLinksContract('MemoryMailLinks', async () => fresh().mailLinks);
signInCodesContract('MemorySignInCodes', async () => fresh().signInCodes);
passkeysContract('MemoryPasskeys', async () => fresh().passkeys);
passkeyChallengesContract('MemoryPasskeyChallenges', async () => fresh().passkeyChallenges);
oneTimeSecretsContract('MemoryOneTimeSecrets', async () => fresh().oneTimeSecrets);
recoveryCodesContract('MemoryRecoveryCodes', async () => fresh().recoveryCodes);
deviceTokensContract('MemoryDeviceTokens', async () => fresh().deviceTokens);
remindersContract('MemoryReminders', async () => fresh().reminders);
celebrationsContract('MemoryCelebrations', async () => fresh().celebrations);
trendDaysContract('MemoryTrendDays', async () => fresh());
studySessionsContract('MemoryStudySessions', async () => fresh().studySessions);
bookmarksContract('MemoryBookmarks', async () => fresh().bookmarks);
keptTakesContract('MemoryKeptTakes', async () => fresh().keptTakes);
securityRecordContract('MemorySecurityRecord', async () => fresh().securityRecord);
recordsContract('MemoryRecords', async () => fresh());
contractsContract('MemoryContracts', async () => fresh());
submissionsContract('MemorySubmissions', async () => fresh().submissions);
monologuesContract('MemoryMonologues', async () => fresh().monologues);
ownQuestionsContract('MemoryOwnQuestions', async () => {
  const { ownQuestions: questions, answerLog: log } = fresh();
  return { questions, log };
});
schedulesContract('MemorySchedules', async () => fresh().schedules);
attestedKeysContract('MemoryAttestedKeys', async () => fresh().attestedKeys);
storeReviewsContract('MemoryStoreReviews', async () => fresh().storeReviews);
appleSubscriptionsContract('MemoryAppleSubscriptions', async () => fresh().appleSubscriptions);
ownDataContract('MemoryOwnData', async () => fresh());
reviewsContract('MemoryReviews', async () => fresh().reviews);
judgedWordingsContract('MemoryJudgedWordings', async () => fresh().judgedWordings);
teacherQuestionsContract('MemoryTeacherQuestions', async () => fresh().teacherQuestions);
libraryContract('MemoryLibrary', async () => fresh());
answerLogContract('MemoryAnswerLog', async () => {
  const tables = new MemoryTables();
  const { library, answerLog } = memoryStorage(new FsrsScheduler(), tables);
  await library.replace([bookOf('q1', 'q2', 'q3')]);
  return {
    log: answerLog,
    rescheduled: memoryStorage(new MemoryScheduler(), tables).answerLog,
  };
});
filesContract('MemoryFiles', async () => {
  const files = new MemoryFiles();
  return { open: () => files };
});
