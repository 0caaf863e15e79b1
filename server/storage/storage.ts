import type { DeviceTokens } from '../accounts/device-tokens.ts';
import type { Learners } from '../accounts/learners.ts';
import type { MailLinks } from '../accounts/mail-links.ts';
import type { KeptSessions } from '../accounts/kept-sessions.ts';
import type { OneTimeSecrets, RecoveryCodes } from '../accounts/one-time-secrets.ts';
import type { PasskeyChallenges } from '../accounts/passkey-challenges.ts';
import type { Passkeys } from '../accounts/passkeys.ts';
import type { SignInCodes } from '../accounts/sign-in-codes.ts';
import type { Bookmarks } from '../bookmarks/bookmarks.ts';
import type { JudgedWordings } from '../judging/judged-wordings.ts';
import type { Library } from '../library/library.ts';
import type { KeptTakes } from '../records/kept-takes.ts';
import type { Monologues } from '../monologues/monologues.ts';
import type { OwnData } from '../own-data/own-data.ts';
import type { Records } from '../records/records.ts';
import type { AnswerLog } from '../review/answer-log.ts';
import type { Reviews } from '../review/reviews.ts';
import type { SecurityRecord } from '../security/security-record.ts';
import type { Celebrations } from '../study-time/celebrations.ts';
import type { StudySessions } from '../study-time/study-sessions.ts';
import type { TrendDays } from '../study-time/trend-days.ts';
import type { TeacherQuestions } from '../teacher/teacher-questions.ts';

/** Everything that the server keeps, each kind in its repository. */
export interface Storage {
  readonly learners: Learners;
  readonly sessions: KeptSessions;
  readonly mailLinks: MailLinks;
  readonly signInCodes: SignInCodes;
  readonly passkeys: Passkeys;
  readonly passkeyChallenges: PasskeyChallenges;
  readonly oneTimeSecrets: OneTimeSecrets;
  readonly recoveryCodes: RecoveryCodes;
  readonly deviceTokens: DeviceTokens;
  readonly securityRecord: SecurityRecord;
  readonly library: Library;
  readonly records: Records;
  readonly keptTakes: KeptTakes;
  readonly answerLog: AnswerLog;
  readonly reviews: Reviews;
  readonly bookmarks: Bookmarks;
  readonly studySessions: StudySessions;
  readonly celebrations: Celebrations;
  readonly trendDays: TrendDays;
  readonly judgedWordings: JudgedWordings;
  readonly teacherQuestions: TeacherQuestions;
  readonly monologues: Monologues;
  readonly ownData: OwnData;
}
