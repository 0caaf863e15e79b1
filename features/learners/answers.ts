import type { MarkedWord, Outcome } from '../../core/verbal-composition/record.ts';

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
