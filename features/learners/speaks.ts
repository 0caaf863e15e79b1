import type { ErrorKind } from '../../core/errors/error-kind.ts';

/** One of her speeches in the list: its theme, and where it stands, in the words of the page. */
export interface ListedSpeech {
  readonly theme: string;
  readonly state: string;
}

/** What she does at one-minute speech, up to where a correction is there. */
export interface Speaks {
  /** The themes she is recommended, the best first. */
  recommended(): Promise<readonly string[]>;
  wantsGenre(name: string): Promise<void>;
  /** Opens a theme by its title. */
  chooses(theme: string): Promise<void>;
  /** Opens a theme of her own, and names it. */
  choosesOwn(theme: string): Promise<void>;
  notes(points: string): Promise<void>;
  /** What stands in her notes. */
  memo(): Promise<string>;
  /** Has her time to prepare measured. */
  wantsToPrepare(seconds: number): Promise<void>;
  /** So much time goes by. */
  prepares(seconds: number): Promise<void>;
  /** In seconds; 0 when she is asked whether she begins, undefined where it is not measured. */
  leftToPrepare(): Promise<number | undefined>;
  /** Records it whole. */
  says(speech: string): Promise<void>;
  submits(): Promise<void>;
  /** She speaks until the recording ends by itself, and may pause once: after how many seconds, and when she was warned. */
  speaksUntilEnd(
    pauseSeconds?: number,
  ): Promise<{ readonly warnedAt: number; readonly endedAt: number }>;
  /** Whether she is told that her device did not save what she recorded. */
  isToldNotSaved(): Promise<boolean>;
  savesAgain(): Promise<void>;
  leavesUnsaved(): Promise<void>;
  /** Whether the screen says that it could not be submitted, and that it is kept. */
  isToldItWaits(): Promise<boolean>;
  /** Why it was not submitted. */
  refusedBecause(): Promise<ErrorKind | undefined>;
  speeches(): Promise<readonly ListedSpeech[]>;
  /** The correction of the newest of them. */
  opensNewest(): Promise<void>;
  /** What she gets wrong most, in the words of the page. */
  mistakes(): Promise<readonly string[]>;
  /** Of how many corrections she is told that they are new. */
  unread(): Promise<number>;
  /** How many recordings wait on the device for her word. */
  leftOnDevice(): Promise<number>;
}
