import type { HasContract } from './has-contract.ts';
import type { HasDevices } from './has-devices.ts';
import type { HasOneTimeCodes } from './has-one-time-codes.ts';
import type { HasPasskeys } from './has-passkeys.ts';
import type { HasOwnData } from './has-own-data.ts';
import type { LeavesDevice } from './leaves-device.ts';
import type { ErrorKind } from '../../core/errors/error-kind.ts';
import type { MicrophonePermission } from '../../core/ports/microphones.ts';
import type { RecordingTrouble } from '../../core/ports/recorder.ts';
import type { NativeApp } from '../../core/navigation/native-app.ts';
import type { Tab } from '../../core/navigation/paths.ts';
import type { KeepError } from '../../core/ports/take-store.ts';
import type { Language } from '../../core/shared/language.ts';
import type { MarkedWord, Outcome } from '../../core/verbal-composition/record.ts';
import type { Tomorrow } from '../../core/verbal-composition/tomorrow.ts';
import type { Credentials } from './credentials.ts';
import type { FindsLessons, KeepsBookmarks } from './finding.ts';
import type { Listens } from './listens.ts';
import type { LosesNetwork } from './loses-network.ts';
import type { Practises } from './practice.ts';
import type { Reviews } from './reviews.ts';
import type { SeesLayout } from './sees-layout.ts';
import type { TakesPlacement } from './takes-placement.ts';
import type { SeesHome } from './home.ts';
import type { Studies } from './studies.ts';
import type { SeesCampaigns } from './campaigns.ts';
import type { KeepsReminders } from './keeps-reminders.ts';
import type { AsksTeacher } from './asks-teacher.ts';
import type { Speaks } from './speaks.ts';

/** What a learner can do and notice, whatever the app is made of today. */
export interface Learner {
  readonly device: UsesDevice;
  readonly account: HasAccount;
  readonly devices: HasDevices;
  readonly contract: HasContract;
  readonly codes: HasOneTimeCodes;
  readonly passkeys: HasPasskeys;
  readonly session: HasSession;
  readonly places: FindsWay;
  readonly survey: AnswersSurvey;
  readonly placement: TakesPlacement;
  readonly layout: SeesLayout;
  readonly finding: FindsLessons;
  readonly bookmarks: KeepsBookmarks;
  readonly network: LosesNetwork;
  readonly lesson: TakesLesson;
  readonly answer: Answers;
  readonly microphone: UsesMicrophone;
  readonly practice: Practises;
  readonly records: KeepsRecords;
  readonly calls: MakesCalls;
  readonly studies: Studies;
  readonly home: SeesHome;
  readonly reviews: Reviews;
  readonly listens: Listens;
  readonly leaving: LeavesDevice;
  readonly ownData: HasOwnData;
  readonly takes: LeavesTakes;
  readonly teacher: AsksTeacher;
  readonly speaks: Speaks;
  readonly campaigns: SeesCampaigns;
  readonly reminders: KeepsReminders;
}

/** What browsers in the field do; always simulated underneath the app. */
export type BrowserFault =
  | 'busy-once'
  | 'fails-once'
  | 'stale-device'
  | 'one-chunk'
  | 'no-data-once'
  | 'starts-late'
  | 'refuses-wake-lock';

/** What she speaks into, and what becomes of it. */
export interface UsesMicrophone {
  browserSays(permission: MicrophonePermission | undefined): Promise<void>;
  wrapperSays(answer: 'yes' | 'no' | 'nothing'): Promise<void>;
  /** What the app takes the permission for. */
  permission(): Promise<MicrophonePermission | undefined>;
  plugsIn(names: readonly string[]): Promise<void>;
  /** At the microphone settings. */
  chooses(name: string): Promise<void>;
  happens(trouble: RecordingTrouble): Promise<void>;
  misbehaves(fault: BrowserFault): Promise<void>;
  mayNotKeepScreenOn(): Promise<void>;
  makesNoise(): Promise<void>;
  /** The system lets the screen go dark, and she comes back. */
  losesScreen(): Promise<void>;
  /** What her device has noted of the permission, for her. */
  noted(): Promise<string | undefined>;
  /** She says nothing, and leaves it running. */
  recordsForMinute(): Promise<void>;
  /** What she is told of her recording. */
  note(): Promise<string | undefined>;
  /** From now on it records only a while after it was asked to. */
  takesItsTime(): Promise<void>;
  /** And now it does. */
  catchesUp(): Promise<void>;
  /** Another screen of the app begins to record, too. */
  isRecordedElsewhere(): Promise<void>;
  /** She cancels; how many milliseconds it then takes until everything is ready for the next recording. */
  isReadyAgainIn(): Promise<number>;
  openMicrophones(): Promise<number>;
  timesOpened(): Promise<number>;
  /** What the browser was asked for the last time, and as `gain` how many times as loud the voice was made. */
  wishes(): Promise<Readonly<Record<string, unknown>>>;
  recordedAs(): Promise<string>;
  /** How many takes were sent. */
  uploads(): Promise<number>;
  /** What the page around the app was told, to be counted, in order: each with its fields. */
  counted(): Promise<readonly string[]>;
  keepsScreenOn(): Promise<boolean>;
}

/** What a device does to its own storage; each is simulated underneath the app. */
export type DeviceTrouble = KeepError['kind'] | 'connection-lost';

/** What becomes of what she said where networks, tabs and devices fail. */
export interface LeavesTakes {
  /** Before the lesson is opened. */
  deviceHas(trouble: DeviceTrouble): Promise<void>;
  /** Its trouble is over. */
  deviceHasRoom(): Promise<void>;
  /** The page is gone at once, whatever it was doing. */
  tabIsKilled(): Promise<void>;
  /** How many takes wait on the device, once they are as many as wanted or a while has passed. */
  waiting(wanted: number): Promise<number>;
  /** The first one of the list. */
  deletes(): Promise<void>;
  /** How many the list shows. */
  listed(): Promise<number>;
  /** Whether a round is among what waits to be sent, once it is as wanted or a while has passed. */
  isRoundListed(wanted: boolean): Promise<boolean>;
  /** How long the first one of the list is said to be: whole seconds. */
  seconds(): Promise<number>;
  /** The reason she is given. */
  whyNotKept(): Promise<string | undefined>;
  /** Whether a take that was cut off is offered to her where its question is asked, ungraded. */
  isOfferedFragment(): Promise<boolean>;
  sendsFragment(): Promise<void>;
  saysFragmentAnew(): Promise<void>;
  isToldNotKept(): Promise<boolean>;
  deviceForgets(): Promise<void>;
  opensTwoTabs(): Promise<void>;
  /** How often a take was sent since then. */
  uploads(): Promise<number>;
  /** Parts of the app that were not loaded yet are gone from the server. */
  partsGo(): Promise<void>;
  /** The container in which her own take comes when she plays it. */
  formOfOwnVoice(): Promise<string>;
}

/** What goes over the wire for her. */
export interface MakesCalls {
  /** Where the app was told that the server is. */
  host(): Promise<string>;
  /** The calls made since she came in, in order. */
  made(): Promise<readonly MadeCall[]>;
  /** In which language the server is asked by the app of a learner who reads this one. */
  languageAsked(language: Language): Promise<string>;
}

export interface MadeCall {
  /** With its scheme and port. */
  readonly host: string;
  readonly path: string;
  readonly credentials: string;
  readonly accept: string;
  /** Whether it says who calls. */
  readonly hasToken: boolean;
}

/** Her phone or computer. */
export interface UsesDevice {
  /** She has the app from the store, or meets its forms in another app; before anything else she does. */
  usesApp(wrapper: NativeApp, isEmbedded?: boolean): Promise<void>;
  /** Her browser calls itself so; before anything else she does. */
  usesBrowser(userAgent: string): Promise<void>;
  sizesWindow(width: number, height: number): Promise<void>;
  prefersLanguage(language: Language): Promise<void>;
  /** Until all of the app is there without a network. */
  keepsApp(): Promise<void>;
  /** What an earlier visit or another page has left: a cookie or an item of the local storage. */
  remembers(where: 'cookie' | 'storage', key: string, value: string): Promise<void>;
  /** What the app keeps on the device under this key. */
  kept(key: string): Promise<string | undefined>;
  goesOffline(): Promise<void>;
  goesOnline(): Promise<void>;
  /** What is sent is on its way until the network flows again. */
  networkStalls(isStalled: boolean): Promise<void>;
  /** She looks at something else, and comes back to the app. */
  looksAwayAndBack(): Promise<void>;
  /** Half a minute goes by. */
  waitsAWhile(): Promise<void>;
  reloads(): Promise<void>;
  goingBackDoesNothing(): Promise<void>;
  /** As she has it: scenarios run with less motion. */
  allowsMotion(): Promise<void>;
  /** Why the browser does not offer to install the app; nothing when it does. */
  whyNotInstallable(): Promise<readonly string[]>;
  /** The service worker in charge. */
  worker(): Promise<{ readonly script: string; readonly scope: string } | undefined>;
  closes(): Promise<void>;
  /** She closes the app and opens it again. */
  restarts(): Promise<void>;
  /** What the wrapper was asked for, in order, by the names of the calls. */
  bridgeCalls(): Promise<readonly string[]>;
  deniesMicrophone(): Promise<void>;
}

export interface HasAccount {
  /** What the screen of her account offers, each as it is called there. */
  accountOffers(): Promise<readonly string[]>;
  readonly credentials: Credentials;
  /** Another learner takes the device, or comes back to it: all of this is of her account from now on. */
  isOf(name: string): Promise<void>;
  /** Makes her a new account; she is not signed in yet. */
  exists(): Promise<void>;
  isSignedIn(): Promise<void>;
  givesEmail(email?: string): Promise<void>;
  givesPassword(password?: string): Promise<void>;
  /** At the login: she makes an account with what is hers, or with another password. */
  registers(password?: string): Promise<void>;
  beginsAsGuest(): Promise<void>;
  /** A guest makes the account that keeps what she did. */
  keepsWhatSheDid(): Promise<void>;
  isGuest(): Promise<boolean>;
  forgetsPassword(): Promise<void>;
  /** The address that a link was said to be on its way to. */
  isTold(): Promise<string | undefined>;
  choosesPassword(password: string): Promise<void>;
  changesPassword(current: string, next: string): Promise<void>;
  changesEmail(email: string): Promise<void>;
  /** Up to where it is done, or refused, or she is asked for her password again. */
  closesAccount(): Promise<void>;
  isAskedForPassword(): Promise<boolean>;
  /** Where she is asked for it again. */
  givesPasswordAgain(password: string): Promise<void>;
  /** The email of her account, as the app shows it. */
  email(): Promise<string | undefined>;
  /** Her account is deleted on another device. */
  isDeletedElsewhere(): Promise<void>;
  asksWhetherEmailHasAccount(): Promise<void>;
  makesAnotherAccount(): Promise<void>;
  beginsAnotherGuest(): Promise<void>;
  /** A code for another app of hers. */
  handsOver(code: { readonly verifier: string; readonly challenge: string }): Promise<string>;
  /** On another device; what she is told when it fails. */
  signsInElsewhere(code: string, verifier: string): Promise<string | undefined>;
  /** The email of the learner who is signed in on that other device; undefined when none is. */
  emailElsewhere(): Promise<string | undefined>;
}

/** What only a technician sees of being signed in. */
export interface HasSession {
  /** Her access token is one that ends in so many seconds. */
  endsIn(seconds: number): Promise<void>;
  /** Something else is now where her session was kept. */
  isSpoiled(text: string): Promise<void>;
  /** The device answers once that there is no session, and then that there is. */
  isOverlookedOnce(): Promise<void>;
  accessToken(): Promise<string | undefined>;
  refreshToken(): Promise<string | undefined>;
  /** Two tabs find at the same moment that the token has grown old; so many times. */
  isNeededInTwoTabs(times: number): Promise<void>;
  /** How often the app asked for a new session. */
  refreshes(): Promise<number>;
}

export interface TabsLayout {
  readonly window: number;
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
  readonly columns: number;
  /** How much room the content leaves at the bottom of the window. */
  readonly reserved: number;
}

export interface FindsWay {
  opens(address: string): Promise<void>;
  /** Follows a link inside the app, so that there is a way back. */
  goesOnTo(address: string): Promise<void>;
  goesBack(): Promise<void>;
  /** How many places going back would lead through. */
  placesBehind(): Promise<number>;
  opensWithoutWaiting(address: string): Promise<void>;
  /** Until what was opened without waiting has come to rest. */
  settles(): Promise<void>;
  /** The language of the page. */
  language(): Promise<Language>;
  /** Keys that are drawn because there are no words for them. */
  textsWithoutWords(): Promise<readonly string[]>;
  maintenanceSays(): Promise<string>;
  /** What she is told about where she is led. */
  goingTo(): Promise<string | undefined>;
  /** What a failed page offers, in order. */
  waysOn(): Promise<readonly ('home' | 'reload')[]>;
  colours(): Promise<{ readonly primary: string; readonly achieved: string }>;
  /** Into the first field of the screen. */
  types(text: string): Promise<void>;
  /** A bug in the screen comes to light. */
  breaks(): Promise<void>;
  /** Where she is: the address without its origin. */
  address(): Promise<string>;
  /** Nothing is drawn at this moment; what is on its way is not waited for. */
  isBlank(): Promise<boolean>;
  /** Nothing but a placeholder is drawn at this moment. */
  isPlaceholder(): Promise<boolean>;
  /** A name of what is drawn, such as `login`, `home`, `books`, `not-found`, `maintenance`. */
  screen(): Promise<string>;
  litTab(): Promise<Tab | undefined>;
  /** The tabs at the bottom with what they lead to, in order. */
  tabs(): Promise<readonly { readonly label: string; readonly to: string }[]>;
  /** Where the tabs lie in the window, in CSS pixels. */
  tabsLie(): Promise<TabsLayout>;
  complaint(): Promise<ErrorKind | undefined>;
  asksForBooks(): Promise<void>;
  asksForFiveThings(): Promise<void>;
  isMaintenance(): Promise<boolean>;
  /** Whether this text is before her. */
  reads(text: string): Promise<boolean>;
  /** Where the app led her outside of it. */
  ledOutside(): Promise<string | undefined>;
}

export interface AnswersSurvey {
  /** How often she has pressed something since she came. */
  taps(): Promise<number>;
  /** Chooses what she wants, by its Japanese name, or else the first option of every question. */
  answers(wanted?: readonly string[]): Promise<void>;
  skips(): Promise<void>;
  /** The lesson she is offered first, and how many minutes a day are her goal. */
  firstLesson(): Promise<{ readonly title: string; readonly minutes: number } | undefined>;
  beginsFirstLesson(): Promise<void>;
}

export interface TakesLesson {
  opensBook(title: string): Promise<void>;
  /** Titles of the lessons of the open book that may be begun. */
  unlocked(): Promise<readonly string[]>;
  opens(title: string): Promise<void>;
  /** She has it before her; how she came there does not matter. */
  hasOpened(title: string): Promise<void>;
  prompt(): Promise<string>;
  choosesPrompt(style: 'shown' | 'spoken' | 'both'): Promise<void>;
  hearsPrompt(): Promise<boolean>;
  choosesPromptLanguage(language: 'ja' | 'ko'): Promise<void>;
  /** What she is asked stands before her, and no voice could say it. */
  onlyReadsPrompt(): Promise<boolean>;
  /** Titles in Japanese, of those that ask in Korean. */
  koreanBooks(): Promise<readonly string[]>;
  leaves(): Promise<void>;
  /** How often she has studied today, by what the server knows. */
  studiedToday(): Promise<number>;
}

export interface Verdict {
  readonly outcome: Outcome;
  readonly heard: string;
  readonly words: readonly MarkedWord[];
  /** Not on the list, and nothing was found in it. */
  readonly isUnlisted: boolean;
  /** What there is to read beside it, in the order shown. */
  readonly reasons: readonly string[];
}

export interface Answers {
  /** With what she is about to say on her lips, if she knows it by then. */
  record(toSay?: string): Promise<void>;
  /** Taps to record so many times, and waits for nothing. */
  taps(times: number): Promise<void>;
  /** As the screen says it. */
  isRecording(): Promise<boolean>;
  speaks(sentence: string): Promise<void>;
  stops(): Promise<void>;
  /** Stops, and looks at the screen after five seconds: whether she may go on without a verdict. */
  mayGoOnAfterStopping(): Promise<boolean>;
  goesOnWithoutVerdict(): Promise<void>;
  cancels(): Promise<void>;
  /** Where in a question she is; tells what happened instead when a scenario fails. */
  step(): Promise<string>;
  verdict(): Promise<Verdict | undefined>;
  judgesHerself(outcome: Outcome): Promise<void>;
  mayJudgeHerself(): Promise<boolean>;
  /** Opens the answer, and taps twice at once. */
  judgesHerselfTwice(outcome: Outcome): Promise<void>;
  /** Where time can be made to pass, after she has said it to herself. */
  opensAnswer(): Promise<void>;
  /** A key, where there is a keyboard. */
  presses(key: string): Promise<void>;
  turnsKeysOff(): Promise<void>;
  /** Opens the answer at once. */
  peeks(): Promise<void>;
  /** Says herself what the answer counts as. */
  settles(outcome: Outcome): Promise<void>;
  goesOn(): Promise<void>;
  /** What a screen reader is told of it. */
  announced(): Promise<string>;
  /** Whether the focus is on the verdict, and the verdict in sight. */
  isFocusOnVerdict(): Promise<boolean>;
  /** After a verdict; the outcome of what she says then, undefined where it was not understood. */
  saysAgain(sentence: string): Promise<Outcome | undefined>;
}

export interface KeepsRecords {
  /** Titles of all records that are found by this part of a name, the latest first. */
  found(name: string): Promise<readonly string[]>;
  /** Right and answered of the record that is open. */
  score(): Promise<{
    readonly correct: number;
    readonly answered: number;
    readonly questions: number;
  }>;
  /** The questions of the record that is open, in order; no outcome where one was not answered. */
  questions(): Promise<
    readonly { readonly prompt: string; readonly outcome: Outcome | undefined }[]
  >;
  /** Her records in their list, the newest first, by the title of their lesson. */
  listed(): Promise<readonly string[]>;
  lessonToContinue(): Promise<string | undefined>;
  /** Whether the record that is open is still to be sent. */
  isUnsent(): Promise<boolean>;
  /** What the record that is open says of the next day, and how many questions there are then to review. */
  tomorrow(): Promise<{ readonly kind: Tomorrow['kind']; readonly count: number | undefined }>;
}
