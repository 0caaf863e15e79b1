/** Where something lies in the window, in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How things lie on her screen. */
export interface SeesLayout {
  questionLies(): Promise<Box>;
  /** The letters of the question, line by line. */
  questionLines(): Promise<readonly string[]>;
  verdictLies(): Promise<Box>;
  recordButtonLies(): Promise<Box>;
  windowHeight(): Promise<number>;
  /** What the keyboard comes to in the content, in order. */
  keyboardWay(): Promise<readonly Box[]>;
  /** How far the screen can be moved sideways. */
  sideways(): Promise<number>;
  /** As a learner does who needs large letters. */
  enlargesText(times: number): Promise<void>;
  /** Like Safari, her browser ends lines of Japanese anywhere. */
  knowsNoPhrases(): Promise<void>;
  /** By the name she reads. */
  choosesTheme(name: string): Promise<void>;
  isDark(): Promise<boolean>;
}
