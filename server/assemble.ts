import { AccessTokenSigner } from './accounts/access-token.ts';
import type { PasswordHasher } from './accounts/password-hasher.ts';
import { EmailLinks } from './accounts/email-links.ts';
import type { BreachedPasswords } from './accounts/breached-passwords.ts';
import { PasswordPolicy } from './accounts/password-policy.ts';
import { PasswordLinks } from './accounts/password-links.ts';
import { StepUp } from './accounts/step-up.ts';
import { TellNewDevice } from './accounts/tell-new-device.ts';
import { AddPasskey } from './accounts/add-passkey.ts';
import { AskedChallenges } from './accounts/asked-challenges.ts';
import { PasskeySignIn } from './accounts/passkey-sign-in.ts';
import { Seal } from './accounts/seal.ts';
import { SecondFactor } from './accounts/second-factor.ts';
import { relyingPartyOf } from './accounts/relying-party.ts';
import { Accounts } from './accounts/accounts.ts';
import { CountedAs } from './accounts/counted-as.ts';
import { CodeSignIn } from './accounts/code-sign-in.ts';
import { EndedSessions } from './accounts/ended-sessions.ts';
import { Guests } from './accounts/guests.ts';
import { RefreshTokenSigner } from './accounts/refresh-token.ts';
import { Sessions } from './accounts/sessions.ts';
import { NativeAccounts } from './apple/native-accounts.ts';
import { appleParts, type AppleOutside } from './apple/apple-parts.ts';
import type { Purchases } from './apple/purchases.ts';
import type { Budgets } from './budgets.ts';
import { UploadSlots } from './http/upload-slots.ts';
import type { ServerParts } from './build-server.ts';
import type { HandbookTopic } from './content/handbook-file.ts';
import type { CampaignFile } from './campaign/campaign-file.ts';
import { ContentSync, type ContentSyncParts } from './content/import/content-sync.ts';
import type { Material } from '../core/domain/monologue/material.ts';
import { Materials } from './materials/materials.ts';
import { assembleContracts } from './contracts/assemble-contracts.ts';
import type { ContractTerms } from './contracts/contract-terms.ts';
import { CorrectedSentences } from './monologues/corrected-sentences.ts';
import { assembleMonologues } from './monologues/assemble-monologues.ts';
import type { CorrectMonologue } from './monologues/correct-monologue.ts';
import type { CorrectionQueue } from './monologues/correction-queue.ts';
import type { MeaningScorer } from './judging/meaning-scorer.ts';
import { isEnglishWord } from './judging/is-english-word.ts';
import { AnswerJudge } from './judging/answer-judge.ts';
import { rememberedJudge, type LanguageModel } from './judging/remembered-judge.ts';
import { JudgeAnswer } from './judging/judge-answer.ts';
import { assemblePush, type Pushes, type PushOutside } from './push/assemble-push.ts';
import { ReadHome } from './home/read-home.ts';
import { Origins } from './http/origins.ts';
import type { PreparedPayments } from './payments/prepare-payments.ts';
import { Guard } from './limits/guard.ts';
import type { Limits } from './limits/limits.ts';
import type { LogLines } from './logging/safe-logger.ts';
import type { MailPost } from './mail/mail-room.ts';
import type { OutboxMailer } from './mail/outbox-mailer.ts';
import type { AppSettings, WebSettings } from './outside-settings.ts';
import type { Notices } from './notices/notices.ts';
import { WeekPlans } from './plan/week-plans.ts';
import type { PronunciationAssessor } from './pronunciation/pronunciation-assessor.ts';
import { ExportOwnData } from './own-data/export-own-data.ts';
import { AnswerByTyping } from './records/answer-by-typing.ts';
import type { SentenceScorer } from './proofreading/sentence-scorer.ts';
import type { Proofreader } from './proofreading/proofreader.ts';
import { AnswerByVoice } from './records/answer-by-voice.ts';
import { CopyFromCorrect } from './records/copy-from-correct.ts';
import { GenerateAnswer } from './records/generate-answer.ts';
import { JudgeLater } from './records/judge-later.ts';
import { GradeAnswer } from './records/grade-answer.ts';
import { PlacementService } from './placement/placement-service.ts';
import { Rounds } from './records/rounds.ts';
import type { Scheduler } from '../core/domain/recall/scheduler.ts';
import { RefusalCounts } from './security/refusal-counts.ts';
import { SecurityRecorder } from './security/security-recorder.ts';
import { AskedQuestions } from './review/asked-questions.ts';
import { ReviewService } from './review/review-service.ts';
import { BudgetedRecognizer } from './speech/budgeted-recognizer.ts';
import type { SpeechRecognizer } from './speech/speech-recognizer.ts';
import type { Files } from './storage/files.ts';
import type { Storage } from './storage/storage.ts';
import { Shelves } from './start/shelves.ts';
import type { Survey } from './survey/survey-file.ts';
import { MOST_TEACHER_QUESTIONS } from '../protocol/teacher.ts';
import { AskTeacher } from './teacher/ask-teacher.ts';
import { HandbookIndex } from './teacher/handbook-index.ts';
import type { Teacher } from './teacher/teacher.ts';
import { OwnVoices } from './voice/own-voices.ts';
import type { VoiceLibrary } from './voice/voice-library.ts';

/** What differs from one installation to another. */
export interface Outside extends PreparedPayments, AppleOutside, PushOutside {
  readonly storage: Storage;
  readonly scheduler: Scheduler;
  readonly hasher: PasswordHasher;
  readonly files: Files;
  readonly recognizer: SpeechRecognizer;
  readonly assessor: PronunciationAssessor;
  readonly proofreader: Proofreader;
  readonly scorer: SentenceScorer;
  readonly meaning: MeaningScorer;
  /** Judges what is on no list; absent, it stays unlisted. */
  readonly languageModel: LanguageModel | undefined;
  readonly teacher: Teacher;
  readonly topics: readonly HandbookTopic[];
  readonly materials: readonly Material[];
  readonly corrections: CorrectionQueue;
  /** A speech with fewer is not corrected. */
  readonly leastWords: number;
  readonly content: ContentSyncParts;
  readonly campaigns: Pick<CampaignFile, 'read' | 'write'>;
  readonly voices: Pick<VoiceLibrary, 'read' | 'speak'>;
  readonly post: MailPost;
  readonly outbox: OutboxMailer | undefined;
  readonly limits: Limits;
  readonly budgets: Budgets;
  readonly contractTerms: ContractTerms;
  /** Told why the provider of payments could not be asked. */
  readonly onPaymentTrouble: (error: unknown) => void;
  readonly purchases: Purchases;
  readonly notices: Notices;
  readonly survey: Survey;
  readonly secret: Uint8Array;
  /** The one before it, by which what was signed and sealed then is still known. */
  readonly olderSecret?: Uint8Array | undefined;
  /** Where learners find the app, once that is known. */
  readonly publicUrl: () => string;
  /** Whether a long password needs neither numbers nor symbols. */
  readonly allowsPassphrases: boolean;
  readonly breached: BreachedPasswords;
  readonly now: () => Date;
  /** Told of errors in work that no request waits for. */
  readonly onBug: (error: unknown) => void;
  readonly isMaintenance: () => boolean;
  readonly web: WebSettings;
  readonly appSettings: AppSettings;
  readonly appFolder: string | undefined;
  readonly logLevel: string;
  readonly logLines?: LogLines;
}

/** With the work that no request asks for. */
export interface Assembled extends ServerParts, Pushes {
  readonly correctMonologue: CorrectMonologue;
}

/** Plugs the capabilities together; the only code of the server that knows every name. */
export function assemble(outside: Outside): Assembled {
  const { storage, scheduler, hasher, files, now, post, purchases } = outside;
  const { learners, library, records, teacherQuestions, mailLinks: links } = storage;
  const shelves = new Shelves({ library, learners, survey: outside.survey });
  const questions = new AskedQuestions(library, storage.ownQuestions);
  const rounds = new Rounds(records, library, shelves);
  const answering = { records, rounds, library, now };
  const { onBug } = outside;
  const model = rememberedJudge(outside.languageModel, {
    wordings: storage.judgedWordings,
    isOfBook: async (id) => (await library.question(id)) !== undefined,
    now,
  });
  const hearing = new BudgetedRecognizer(outside.recognizer, outside.limits);
  const judge = new AnswerJudge({
    ...outside,
    recognizer: hearing,
    model,
    isWord: isEnglishWord,
  });
  const later = new JudgeLater(records, judge, now, onBug);
  const handbook = new HandbookIndex(outside.topics);
  const materials = new Materials(outside.materials);
  const mostKeptBytes = outside.budgets.keptMegabytes * 1024 * 1024;
  const { sessions: kept } = storage;
  const ended = new EndedSessions(kept, now);
  const signer = new AccessTokenSigner(outside.secret, ended, outside.olderSecret);
  const refreshTokens = new RefreshTokenSigner(outside.secret, outside.olderSecret);
  const newDevice = new TellNewDevice({ learners, kept, post });
  const devices = storage.deviceTokens;
  const sessions = new Sessions({ kept, signer, refreshTokens, ended, devices, newDevice, now });
  const policy = new PasswordPolicy(outside.allowsPassphrases, outside.breached);
  const native = { purchases, learners, sessions, post, hasher, policy, now };
  const secondFactor = new SecondFactor({
    secrets: storage.oneTimeSecrets,
    recovery: storage.recoveryCodes,
    learners,
    seal: new Seal(outside.secret, outside.olderSecret),
    limits: outside.limits,
    post,
    now,
  });
  const ofPasskeys = {
    passkeys: storage.passkeys,
    challenges: new AskedChallenges(storage.passkeyChallenges, now),
    party: () => relyingPartyOf(outside.publicUrl()),
    now,
  };
  const reviewService = new ReviewService({
    log: storage.answerLog,
    reviews: storage.reviews,
    questions,
    scheduler,
    now,
  });
  const ofContracts = assembleContracts(outside);
  const readHome = new ReadHome({ ...storage, reviewService, materials, now });
  const ofAccounts = { learners, sessions, links, post, files, hasher, policy, secondFactor, now };
  const pushes = assemblePush(outside, readHome);
  const ofMonologues = assembleMonologues({
    ...outside,
    ...ofContracts,
    recognizer: hearing,
    materials,
    mostKeptBytes,
    tell: pushes.tellOfCorrection,
  });
  const sentences = new CorrectedSentences(storage.monologues);
  const nativeAccounts = new NativeAccounts(native);
  return {
    ...outside,
    ...ofContracts,
    signer,
    ended,
    origins: new Origins(outside.secret),
    learners,
    library,
    shelves,
    contentSync: new ContentSync(outside.content, library),
    records,
    sessions,
    guard: new Guard(outside.limits),
    uploads: new UploadSlots(outside.budgets),
    accounts: new Accounts(ofAccounts),
    emailLinks: new EmailLinks({ links, learners, sessions, post, hasher, now }),
    passwordLinks: new PasswordLinks(ofAccounts),
    secondFactor,
    stepUp: new StepUp({
      kept,
      sessions,
      learners,
      hasher,
      secondFactor,
      holdsPurchase: (learner, shown) => nativeAccounts.proves(learner, shown),
      now,
    }),
    passkeys: storage.passkeys,
    addPasskey: new AddPasskey({ ...ofPasskeys, learners, post }),
    passkeySignIn: new PasskeySignIn({ ...ofPasskeys, sessions }),
    countedAs: new CountedAs({ learners, sessions, now }),
    codeSignIn: new CodeSignIn({ codes: storage.signInCodes, kept, sessions, ended, now }),
    guests: new Guests({ learners, sessions, signer, files, now }),
    devices,
    nativeAccounts,
    ...appleParts(outside, storage, ofPasskeys.challenges, now),
    exportOwnData: new ExportOwnData({ ...storage, kept, files }),
    securityRecord: storage.securityRecord,
    refusalCounts: new RefusalCounts({ record: storage.securityRecord, now, onBug }),
    securityRecorder: new SecurityRecorder({
      record: storage.securityRecord,
      learners,
      now,
      onBug,
    }),
    reviewService,
    readHome,
    weekPlans: new WeekPlans({ ...storage, shelves, now }),
    ...pushes,
    bookmarks: storage.bookmarks,
    studySessions: storage.studySessions,
    celebrations: storage.celebrations,
    trendDays: storage.trendDays,
    answerByVoice: new AnswerByVoice({
      ...answering,
      judge,
      files,
      later,
      keptTakes: storage.keptTakes,
      mostKeptBytes,
    }),
    placementService: new PlacementService({ learners, library, judge, shelves, now }),
    judgeAnswer: new JudgeAnswer({ questions, sentences, records, rounds, judge }),
    ownVoices: new OwnVoices({
      ...outside,
      question: async (learnerId, id) =>
        (await questions.own(learnerId, id)) ?? sentences.question(learnerId, id),
    }),
    gradeAnswer: new GradeAnswer(answering),
    answerByTyping: new AnswerByTyping({ ...answering, judge, later }),
    generateAnswer: new GenerateAnswer(records, library),
    copyFromCorrect: new CopyFromCorrect(records, now, () => crypto.randomUUID()),
    rounds,
    ...ofMonologues,
    askedQuestions: questions,
    handbook,
    teacherQuestions,
    askTeacher: new AskTeacher({
      questions: teacherQuestions,
      asked: questions,
      records,
      judge,
      handbook,
      teacher: outside.teacher,
      limit: MOST_TEACHER_QUESTIONS,
      now,
    }),
  };
}
