import { assembleAccounts, type AccountsOutside } from './accounts/assemble-accounts.ts';
import { AskedChallenges } from './accounts/asked-challenges.ts';
import { appleParts, type AppleOutside } from './apple/apple-parts.ts';
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
import type { LogLines } from './logging/safe-logger.ts';
import type { OutboxMailer } from './mail/outbox-mailer.ts';
import type { AppSettings, WebSettings } from './outside-settings.ts';
import type { Notices } from './notices/notices.ts';
import { WeekPlans } from './plan/week-plans.ts';
import type { PronunciationAssessor } from './pronunciation/pronunciation-assessor.ts';
import { ExportOwnData } from './own-data/export-own-data.ts';
import type { SentenceScorer } from './proofreading/sentence-scorer.ts';
import type { Proofreader } from './proofreading/proofreader.ts';
import { assembleAnswering } from './records/assemble-answering.ts';
import { PlacementService } from './placement/placement-service.ts';
import type { Scheduler } from '../core/domain/recall/scheduler.ts';
import { RefusalCounts } from './security/refusal-counts.ts';
import { SecurityRecorder } from './security/security-recorder.ts';
import { AskedQuestions } from './review/asked-questions.ts';
import { ReviewService } from './review/review-service.ts';
import { BudgetedRecognizer } from './speech/budgeted-recognizer.ts';
import type { SpeechRecognizer } from './speech/speech-recognizer.ts';
import { Shelves } from './start/shelves.ts';
import type { Survey } from './survey/survey-file.ts';
import { MOST_TEACHER_QUESTIONS } from '../protocol/teacher.ts';
import { AskTeacher } from './teacher/ask-teacher.ts';
import { HandbookIndex } from './teacher/handbook-index.ts';
import type { Teacher } from './teacher/teacher.ts';
import { OwnVoices } from './voice/own-voices.ts';
import type { VoiceLibrary } from './voice/voice-library.ts';

/** What differs from one installation to another. */
export interface Outside extends AccountsOutside, AppleOutside, PreparedPayments, PushOutside {
  readonly scheduler: Scheduler;
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
  readonly outbox: OutboxMailer | undefined;
  readonly budgets: Budgets;
  readonly contractTerms: ContractTerms;
  /** Told why the provider of payments could not be asked. */
  readonly onPaymentTrouble: (error: unknown) => void;
  readonly notices: Notices;
  readonly survey: Survey;
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
  const { storage, scheduler, files, now, onBug } = outside;
  const { learners, library, records, teacherQuestions } = storage;
  const shelves = new Shelves({ library, learners, survey: outside.survey });
  const questions = new AskedQuestions(library, storage.ownQuestions);
  const sentences = new CorrectedSentences(storage.monologues);
  const model = rememberedJudge(outside.languageModel, {
    wordings: storage.judgedWordings,
    isOfBook: async (id) => (await library.question(id)) !== undefined,
    now,
  });
  const recognizer = new BudgetedRecognizer(outside.recognizer, outside.limits);
  const judge = new AnswerJudge({ ...outside, recognizer, model, isWord: isEnglishWord });
  const handbook = new HandbookIndex(outside.topics);
  const materials = new Materials(outside.materials);
  const mostKeptBytes = outside.budgets.keptMegabytes * 1024 * 1024;
  const challenges = new AskedChallenges(storage.passkeyChallenges, now);
  const reviewService = new ReviewService({
    log: storage.answerLog,
    reviews: storage.reviews,
    questions,
    scheduler,
    now,
  });
  const readHome = new ReadHome({ ...storage, reviewService, materials, now });
  const answering = assembleAnswering({ ...outside, judge, shelves, mostKeptBytes });
  const contracts = assembleContracts(outside);
  const pushes = assemblePush(outside, readHome);
  const monologues = assembleMonologues({
    ...outside,
    ...contracts,
    recognizer,
    materials,
    mostKeptBytes,
    tell: pushes.tellOfCorrection,
  });
  return {
    ...outside,
    ...assembleAccounts(outside, challenges),
    ...appleParts(outside, storage, challenges, now),
    ...answering,
    ...contracts,
    ...monologues,
    ...pushes,
    origins: new Origins(outside.secret),
    library,
    shelves,
    contentSync: new ContentSync(outside.content, library),
    guard: new Guard(outside.limits),
    uploads: new UploadSlots(outside.budgets),
    exportOwnData: new ExportOwnData({ ...storage, kept: storage.sessions, files }),
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
    bookmarks: storage.bookmarks,
    studySessions: storage.studySessions,
    celebrations: storage.celebrations,
    trendDays: storage.trendDays,
    placementService: new PlacementService({ learners, library, judge, shelves, now }),
    judgeAnswer: new JudgeAnswer({ ...answering, questions, sentences, judge }),
    ownVoices: new OwnVoices({
      ...outside,
      question: async (learnerId, id) =>
        (await questions.own(learnerId, id)) ?? sentences.question(learnerId, id),
    }),
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
