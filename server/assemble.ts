import type { Kysely } from 'kysely';
import { AccessTokenSigner } from './accounts/access-token.ts';
import { AccountLinks } from './accounts/account-links.ts';
import { Accounts } from './accounts/accounts.ts';
import { CodeSignIn } from './accounts/code-sign-in.ts';
import { KnownEndedTokens } from './accounts/known-ended-tokens.ts';
import { SqlEndedTokens } from './accounts/sql-ended-tokens.ts';
import { Guests } from './accounts/guests.ts';
import { Sessions } from './accounts/sessions.ts';
import { SqlDeviceTokens } from './accounts/sql-device-tokens.ts';
import { SqlLearners } from './accounts/sql-learners.ts';
import { SqlMailLinks } from './accounts/sql-mail-links.ts';
import { SqlRefreshTokens } from './accounts/sql-refresh-tokens.ts';
import { SqlSignInCodes } from './accounts/sql-sign-in-codes.ts';
import { NativeAccounts } from './apple/native-accounts.ts';
import type { Purchases } from './apple/purchases.ts';
import { SqlBookmarks } from './bookmarks/sql-bookmarks.ts';
import type { ServerParts } from './build-server.ts';
import type { Database } from './database/schema.ts';
import type { HandbookTopic } from './content/handbook-file.ts';
import { ContentSync, type ContentSyncParts } from './content/import/content-sync.ts';
import type { MeaningScorer } from './judging/meaning-scorer.ts';
import { isEnglishWord } from './judging/is-english-word.ts';
import { AnswerJudge } from './judging/answer-judge.ts';
import { noModelJudge, type ModelJudge } from './judging/model-judge.ts';
import { RememberedModelJudge } from './judging/remembered-model-judge.ts';
import { SqlJudgedWordings } from './judging/sql-judged-wordings.ts';
import { JudgeAnswer } from './judging/judge-answer.ts';
import { SqlLibrary } from './library/sql-library.ts';
import { Guard } from './limits/guard.ts';
import type { Limits } from './limits/limits.ts';
import type { MailPost } from './mail/mail-room.ts';
import type { OutboxMailer } from './mail/outbox-mailer.ts';
import type { AppSettings, WebSettings } from './outside-settings.ts';
import type { AnswerFollower } from './pronunciation/answer-follower.ts';
import { AnswerByTyping } from './records/answer-by-typing.ts';
import type { SentenceScorer } from './proofreading/sentence-scorer.ts';
import type { Proofreader } from './proofreading/proofreader.ts';
import { AnswerByVoice } from './records/answer-by-voice.ts';
import { CopyFromCorrect } from './records/copy-from-correct.ts';
import { GenerateAnswer } from './records/generate-answer.ts';
import { JudgeLater } from './records/judge-later.ts';
import { GradeAnswer } from './records/grade-answer.ts';
import { Rounds } from './records/rounds.ts';
import { SqlRecords } from './records/sql-records.ts';
import { FsrsScheduler, SCHEDULED_BY } from './review/fsrs-scheduler.ts';
import { RememberedRecords } from './review/remembered-records.ts';
import { ReviewRoom } from './review/review-room.ts';
import { SqlAnswerLog } from './review/sql-answer-log.ts';
import { SqlReviews } from './review/sql-reviews.ts';
import type { SpeechRecognizer } from './speech/speech-recognizer.ts';
import type { Files } from './storage/files.ts';
import { SqlStudySessions } from './study-time/sql-study-sessions.ts';
import type { Survey } from './survey/survey-file.ts';
import { MOST_TEACHER_QUESTIONS } from '../protocol/teacher.ts';
import { AskTeacher } from './teacher/ask-teacher.ts';
import { HandbookIndex } from './teacher/handbook-index.ts';
import { SqlTeacherQuestions } from './teacher/sql-teacher-questions.ts';
import type { Teacher } from './teacher/teacher.ts';
import type { VoiceLibrary } from './voice/voice-library.ts';

/** What differs from one installation to another. */
export interface Outside {
  readonly db: Kysely<Database>;
  readonly files: Files;
  readonly recognizer: SpeechRecognizer;
  readonly follower: AnswerFollower;
  readonly proofreader: Proofreader;
  readonly scorer: SentenceScorer;
  readonly meaning: MeaningScorer;
  /** Judges what is on no list; absent, it stays unlisted. */
  readonly languageModel: { readonly name: string; readonly judge: ModelJudge } | undefined;
  readonly teacher: Teacher;
  readonly topics: readonly HandbookTopic[];
  readonly content: ContentSyncParts;
  readonly voices: Pick<VoiceLibrary, 'read'>;
  readonly post: MailPost;
  readonly outbox: OutboxMailer | undefined;
  readonly limits: Limits;
  readonly purchases: Purchases;
  readonly survey: Survey;
  readonly secret: Uint8Array;
  readonly now: () => Date;
  /** Told of errors in work that no request waits for. */
  readonly onBug: (error: unknown) => void;
  readonly isMaintenance: () => boolean;
  readonly web: WebSettings;
  readonly appSettings: AppSettings;
  readonly appFolder: string | undefined;
  readonly logLevel: string;
}

/** Plugs the capabilities together; the only code of the server that knows every name. */
export function assemble(outside: Outside): ServerParts {
  const { db, files, now, post, purchases } = outside;
  const learners = new SqlLearners(db);
  const links = new SqlMailLinks(db);
  const library = new SqlLibrary(db);
  const scheduler = new FsrsScheduler();
  const log = new SqlAnswerLog(db, scheduler, SCHEDULED_BY);
  const records = new RememberedRecords(new SqlRecords(db), log, library, now);
  const rounds = new Rounds(records, library);
  const { languageModel, onBug } = outside;
  const model = languageModel
    ? new RememberedModelJudge({
        judge: languageModel.judge,
        model: languageModel.name,
        wordings: new SqlJudgedWordings(db),
        now,
      })
    : noModelJudge;
  const judge = new AnswerJudge({ ...outside, model, isWord: isEnglishWord });
  const later = new JudgeLater(records, judge, onBug);
  const handbook = new HandbookIndex(outside.topics);
  const teacherQuestions = new SqlTeacherQuestions(db);
  const ended = new KnownEndedTokens(new SqlEndedTokens(db), now);
  const signer = new AccessTokenSigner(outside.secret, ended);
  const sessions = new Sessions(new SqlRefreshTokens(db), signer, ended, now);
  return {
    ...outside,
    signer,
    ended,
    learners,
    library,
    contentSync: new ContentSync(outside.content, library),
    records,
    sessions,
    guard: new Guard(outside.limits),
    accounts: new Accounts({ learners, sessions, links, post, files, now }),
    accountLinks: new AccountLinks({ links, learners, sessions, post, now }),
    codeSignIn: new CodeSignIn(new SqlSignInCodes(db), sessions, ended, now),
    guests: new Guests({ learners, sessions, signer, files, now }),
    devices: new SqlDeviceTokens(db),
    nativeAccounts: new NativeAccounts({ purchases, learners, sessions, post, now }),
    reviewRoom: new ReviewRoom({ log, reviews: new SqlReviews(db), library, scheduler, now }),
    bookmarks: new SqlBookmarks(db),
    studySessions: new SqlStudySessions(db),
    answerByVoice: new AnswerByVoice(records, library, judge, files, later, now),
    judgeAnswer: new JudgeAnswer({ library, records, rounds, judge }),
    gradeAnswer: new GradeAnswer(records, library, now),
    answerByTyping: new AnswerByTyping(records, library, judge, later, now),
    generateAnswer: new GenerateAnswer(records, library),
    copyFromCorrect: new CopyFromCorrect(records, now, () => crypto.randomUUID()),
    rounds,
    handbook,
    teacherQuestions,
    askTeacher: new AskTeacher({
      questions: teacherQuestions,
      library,
      records,
      judge,
      handbook,
      teacher: outside.teacher,
      limit: MOST_TEACHER_QUESTIONS,
      now,
    }),
  };
}
