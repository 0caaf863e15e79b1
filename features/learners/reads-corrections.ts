/** What she reads of a corrected speech. */
export interface ReadCorrection {
  /** The sentences with what is right in place of what was said. */
  readonly corrected: readonly string[];
  /** The kinds of what is to be corrected, in the words of the page. */
  readonly kinds: readonly string[];
  readonly level: string | undefined;
  readonly strengths: number;
}

/** What she does with the correction of a speech. */
export interface ReadsCorrections {
  /** Once it is there. */
  correction(): Promise<ReadCorrection>;
  /** Why there is no correction, in the words of the page, once that is known. */
  refusal(): Promise<string>;
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
  removes(): Promise<void>;
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
}
