import type { ErrorKind } from '../../core/errors/error-kind.ts';

/** What she reads of a corrected speech. */
export interface ReadCorrection {
  /** The sentences with what is right in place of what was said. */
  readonly corrected: readonly string[];
  /** The kinds of what is to be corrected, in the words of the page. */
  readonly kinds: readonly string[];
  readonly level: string | undefined;
  readonly strengths: number;
}

/** One of her speeches in the list: its theme, and where it stands, in the words of the page. */
export interface ListedSpeech {
  readonly theme: string;
  readonly state: string;
}

/** What she does at one-minute speech. */
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
  /** Once it is there. */
  correction(): Promise<ReadCorrection>;
  /** Why there is no correction, in the words of the page, once that is known. */
  refusal(): Promise<string>;
  opensNewest(): Promise<void>;
  /** Says of the first thing to correct that it is no mistake. */
  disputes(): Promise<void>;
  /** Makes the first sentence that was wrong a question of hers; with what she meant, in Japanese. */
  asksAgain(meant: string): Promise<void>;
  /** Takes that question back. */
  asksNoMore(): Promise<void>;
  /** Says that she wants to hear more about the correction. */
  wantsFeedback(): Promise<void>;
  /** Whether the correction, opened anew, says so. */
  isFeedbackWanted(): Promise<boolean>;
  /** Goes to the form on which she says what she thinks of the correction. */
  givesFeedback(): Promise<void>;
  speeches(): Promise<readonly ListedSpeech[]>;
  /** What she gets wrong most, in the words of the page. */
  mistakes(): Promise<readonly string[]>;
  removes(): Promise<void>;
  /** Of how many corrections she is told that they are new. */
  unread(): Promise<number>;
  /** Plays the recording of the speech before her; whether it is heard. */
  hearsHerself(): Promise<boolean>;
  /** Taps a word of hers, and hears the recording from there; whether it is heard. */
  hearsFrom(word: string): Promise<boolean>;
  /** Hears the first sentence that was wrong as it is right; whether it is heard. */
  hearsRight(): Promise<boolean>;
  /** Says it again: `correct` or `wrong`. */
  saysAgain(words: string): Promise<string>;
  /** Opens the speeches on the theme of the newest side by side; how many words each has. */
  compares(): Promise<readonly [number, number]>;
  /** How many recordings wait on the device for her word. */
  leftOnDevice(): Promise<number>;
}
