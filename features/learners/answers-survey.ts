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
