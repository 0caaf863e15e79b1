import type { ErrorKind } from '../../core/errors/error-kind.ts';
import type { NativeApp } from '../../core/navigation/native-app.ts';
import type { Tab } from '../../core/navigation/paths.ts';
import type { Language } from '../../core/shared/language.ts';
import type { MarkedWord, Outcome } from '../../core/verbal-composition/record.ts';

export interface Verdict {
  readonly outcome: Outcome;
  readonly heard: string;
  readonly words: readonly MarkedWord[];
}

/** What a learner can do and notice, whatever the app is made of today. */
export interface Learner {
  /** She has the app from the store; before anything else she does. */
  usesApp(wrapper: NativeApp): Promise<void>;

  // Accounts
  /** Makes her a new account; she is not signed in yet. */
  hasAccount(): Promise<void>;
  isSignedIn(): Promise<void>;
  givesEmail(email?: string): Promise<void>;
  givesPassword(password?: string): Promise<void>;
  signsOut(): Promise<void>;

  // Places
  prefersLanguage(language: Language): Promise<void>;
  opens(address: string): Promise<void>;
  /** Where she is: the address without its origin. */
  address(): Promise<string>;
  /** A name of what is drawn: `login`, `home`, `books`, `book`, `lesson`, `record`, `speak`, `account`, `not-found`. */
  screen(): Promise<string>;
  litTab(): Promise<Tab | undefined>;
  complaint(): Promise<ErrorKind | undefined>;

  // Lessons
  opensBook(title: string): Promise<void>;
  /** Titles of the lessons of the open book that may be begun. */
  unlockedLessons(): Promise<readonly string[]>;
  opensLesson(title: string): Promise<void>;
  prompt(): Promise<string>;
  choosesPrompt(style: 'shown' | 'spoken' | 'both'): Promise<void>;
  hearsPrompt(): Promise<boolean>;

  // Answers
  deniesMicrophone(): Promise<void>;
  record(): Promise<void>;
  isRecording(): Promise<boolean>;
  speaks(sentence: string): Promise<void>;
  stops(): Promise<void>;
  cancels(): Promise<void>;
  /** Where in a question she is; tells what happened instead when a scenario fails. */
  step(): Promise<string>;
  verdict(): Promise<Verdict | undefined>;
  judgesHerself(outcome: Outcome): Promise<void>;
  mayJudgeHerself(): Promise<boolean>;
  opensAnswer(): Promise<void>;
  flips(): Promise<void>;
  goesOn(): Promise<void>;

  // Records
  /** Right and answered of the record that is open. */
  score(): Promise<{
    readonly correct: number;
    readonly answered: number;
    readonly questions: number;
  }>;
  /** Records listed at home, the newest first, by the title of their lesson. */
  recordsAtHome(): Promise<readonly string[]>;
  lessonToContinue(): Promise<string | undefined>;

  /** She closes the app and opens it again on the same device. */
  restarts(): Promise<void>;
  leaves(): Promise<void>;
}
