import type { ServiceIdentifier } from 'inversify';
import type { IObservableValue } from 'mobx';
import type { PromptLanguagePresenter } from '../app/prompts/prompt-language-presenter.ts';
import type { ThemePresenter } from '../app/theme/theme-presenter.ts';
import type { ContentPresenter } from '../app/shell/content-presenter.ts';
import type { MaintenancePresenter } from '../app/shell/maintenance-presenter.ts';
import type { LearnerState } from '../app/shell/learner-state.ts';
import type { SessionPresenter } from '../app/shell/session-presenter.ts';
import type { NativeApp } from '../core/navigation/native-app.ts';
import type { LoadOnce } from '../core/shared/load-once.ts';
import type { Arrive } from '../core/navigation/arrive.ts';
import type { CachedReads } from '../core/offline/cached-reads.ts';
import type { ReadCopies } from '../core/offline/read-copies.ts';
import type { ApiError, NotFound } from '../core/ports/api-error.ts';
import type { AppUpdates } from '../core/ports/app-updates.ts';
import type { Clock } from '../core/ports/clock.ts';
import type { BookLayout, StudyStatus } from '../core/ports/library-api.ts';
import type { NativeBridge } from '../core/ports/native-bridge.ts';
import type { PageVisibility } from '../core/ports/page-visibility.ts';
import type { Touches } from '../core/ports/touches.ts';
import type { PasskeyDevice } from '../core/ports/passkey-device.ts';
import type { PushDevice } from '../core/ports/push-device.ts';
import type { Preferences } from '../core/ports/preferences.ts';
import type { Reporter } from '../core/ports/reporter.ts';
import type { SessionStore } from '../core/ports/session-store.ts';
import type { SystemInfo } from '../core/ports/system-info.ts';
import type { CheckSession } from '../core/sign-in/check-session.ts';
import type { Book } from '../core/verbal-composition/lesson.ts';
import type { AccountKit } from './account-kit.ts';
import type { Apis } from './backend.ts';
import type { CampaignKit } from './campaign-kit.ts';
import type { FindingKit } from './finding-kit.ts';
import type { LessonDevice } from './lesson-device.ts';
import type { LessonKit } from './lesson-kit.ts';
import type { MonologueKit } from './monologue-kit.ts';
import type { OutboxKit } from './outbox-kit.ts';
import type { ReviewKit } from './review-kit.ts';
import type { SignInKit } from './sign-in-kit.ts';
import type { TakesKit } from './takes-kit.ts';
import type { TeacherKit } from './teacher-kit.ts';

const token = <T>(name: string) => Symbol.for(name) as ServiceIdentifier<T>;

/** The sockets of the core: each needs an adapter, or nothing starts. */
export const Port = {
  apis: token<() => Promise<Apis>>('Apis'),
  appUpdates: token<AppUpdates>('AppUpdates'),
  clock: token<Clock>('Clock'),
  /** Whether takes were left on the device, told without loading what keeps them. */
  hasTakes: token<() => Promise<boolean>>('HasTakes'),
  lessonDevice: token<() => Promise<LessonDevice>>('LessonDevice'),
  nativeBridge: token<NativeBridge>('NativeBridge'),
  pageVisibility: token<PageVisibility>('PageVisibility'),
  touches: token<Touches>('Touches'),
  passkeyDevice: token<PasskeyDevice>('PasskeyDevice'),
  pushDevice: token<PushDevice>('PushDevice'),
  preferences: token<Preferences>('Preferences'),
  reporter: token<Reporter>('Reporter'),
  spareTime: token<() => Promise<void>>('SpareTime'),
  sessionStore: token<SessionStore>('SessionStore'),
  systemInfo: token<SystemInfo>('SystemInfo'),
  /** Which wrapper is around the app; bound to undefined in a browser. */
  wrapper: token<NativeApp | undefined>('Wrapper'),
};

export const UseCase = {
  arrive: token<Arrive>('Arrive'),
  checkSession: token<CheckSession>('CheckSession'),
};

export interface Studying {
  /** Ends the studying under way; true when nothing is left to tell. */
  end(): Promise<boolean>;
  /** The same for a wrapper, which may come back to it. */
  flush(): Promise<boolean>;
  /** Ends it for good; what could not be told waits in the outbox. */
  leave(): Promise<void>;
  /** Calls back whenever the server knows more of it; the answer stops it. */
  watchTold(told: () => void): () => void;
}

/** One for as long as the app runs. */
export const Shared = {
  maintenance: token<MaintenancePresenter>('MaintenancePresenter'),
  session: token<SessionPresenter>('SessionPresenter'),
  learners: token<LearnerState>('LearnerState'),
  promptLanguage: token<PromptLanguagePresenter>('PromptLanguagePresenter'),
  theme: token<ThemePresenter>('ThemePresenter'),
  studying: token<Studying>('Studying'),
  reads: token<CachedReads>('CachedReads'),
  /** How much of hers waits on this device to be sent; 0 until the outbox is loaded. */
  unsent: token<IObservableValue<number>>('unsent'),
};

/** Makes a presenter for a screen that opens; the caller disposes it. */
export const Make = {
  accountKit: token<() => Promise<AccountKit>>('make AccountKit'),
  book: token<(id: string) => ContentPresenter<BookLayout, ApiError | NotFound>>('make book'),
  books: token<() => ContentPresenter<readonly Book[], ApiError>>('make books'),
  campaignKit: token<() => Promise<CampaignKit>>('make CampaignKit'),
  home: token<() => ContentPresenter<StudyStatus, ApiError>>('make home'),
  lessonKit: token<LoadOnce<LessonKit>>('make LessonKit'),
  monologueKit: token<() => Promise<MonologueKit>>('make MonologueKit'),
  outboxKit: token<() => Promise<OutboxKit>>('make OutboxKit'),
  findingKit: token<() => Promise<FindingKit>>('make FindingKit'),
  /** Undefined where what keeps copies could not be loaded. */
  readCopies: token<() => Promise<ReadCopies | undefined>>('make ReadCopies'),
  reviewKit: token<() => Promise<ReviewKit>>('make ReviewKit'),
  signInKit: token<() => Promise<SignInKit>>('make SignInKit'),
  teacherKit: token<() => Promise<TeacherKit>>('make TeacherKit'),
  takesKit: token<() => Promise<TakesKit>>('make TakesKit'),
};
