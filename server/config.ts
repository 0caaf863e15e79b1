import type { BreachListSetting } from './accounts/breach-list-settings.ts';
import type { AppleSettings } from './apple/apple-purchases.ts';
import type { Budgets } from './budgets.ts';
import type { TeacherEndpoint, TranscriptionEndpoint } from './cloud-endpoint-settings.ts';
import type { ContractSettings } from './contracts/read-contract-settings.ts';
import type { DatabaseAddress } from './database/open-database.ts';
import type { NoticeSettings } from './notices/choose-notices.ts';
import type { AppSettings, MailSettings, WebSettings } from './outside-settings.ts';
import type { PushSettings } from './push/push-settings.ts';
import type { ForwardSettings } from './security/forward-record.ts';

/** How this Oz is run. */
export interface Config {
  /** Run for learners, and not to look around: what is unsafe is refused. */
  readonly isProduction: boolean;
  readonly host: string;
  readonly port: number;
  readonly dataFolder: string;
  /** Where files made from the speech models are kept: the same for all, so several servers may share it. */
  readonly modelFolder: string;
  readonly database: DatabaseAddress;
  /** The same database as another user, who may make tables; absent, the one who works makes them. */
  readonly migrationsUrl: string | undefined;
  /** Signs access tokens; undefined makes one in the data folder. Several servers must share one. */
  readonly secret: string | undefined;
  /** The secret before it, which signs nothing any more. */
  readonly olderSecret: string | undefined;
  /** With it an operator brings books; undefined: no books may be brought. */
  readonly contentToken: string | undefined;
  /** A learner that anyone may sign in as; only beside the embedded database, where only this machine comes, unless asked for. */
  readonly hasDemoLearner: boolean;
  readonly isMaintenance: boolean;
  /** Whether passwords of 15 to 64 characters need neither numbers nor symbols. */
  readonly allowsPassphrases: boolean;
  /** A list of passwords that were stolen elsewhere. */
  readonly breachList: BreachListSetting | undefined;
  /** Whether prompts and model answers are spoken before a learner asks for them. */
  readonly voices: 'ahead' | 'on-demand';
  /** How many processes hear an answer a first time. */
  readonly firstPasses: number;
  /** Where spoken answers are sent to be written down; absent, only the embedded model hears them. */
  readonly transcription: TranscriptionEndpoint | undefined;
  /** Who answers questions about the lessons; absent, the built-in teacher alone. */
  readonly teacher: TeacherEndpoint | undefined;
  /** Whether it is limited how often a caller may try; only tests and benchmarks do without. */
  readonly hasLimits: boolean;
  /** For how long it is kept what happened around accounts. */
  readonly securityDays: number;
  /** For how long recordings of answers are kept. */
  readonly takesDays: number;
  /** A speech with fewer words is not corrected. */
  readonly leastWords: number;
  readonly budgets: Budgets;
  readonly contract: ContractSettings;
  readonly web: WebSettings;
  /** Absent, mails wait in the outbox. */
  readonly mail: MailSettings | undefined;
  /** Absent, no purchase is known. */
  readonly apple: AppleSettings | undefined;
  readonly notices: NoticeSettings;
  /** Absent, the security record is in the database alone. */
  readonly forwarding: ForwardSettings | undefined;
  readonly app: AppSettings;
  readonly push: PushSettings;
  /** Whom it may speak to beside those that other settings name: hosts with their ports. */
  readonly alsoConnectsTo: readonly string[];
  readonly logLevel: string;
}
