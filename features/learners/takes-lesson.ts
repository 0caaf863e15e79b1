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
