/** The languages a prompt may be asked in; the first is always there. */
export const PROMPT_LANGUAGES = ['ja', 'ko'] as const;

export type PromptLanguage = (typeof PROMPT_LANGUAGES)[number];

/** What is to be said in English. */
export interface Prompted {
  /** In Japanese. */
  readonly prompt: string;
  /** The same in Korean, where the book has it. */
  readonly promptKo?: string;
}

export interface Prompt {
  readonly text: string;
  readonly language: PromptLanguage;
}

/** As she wants it, or in Japanese where it is written in nothing else. */
export const promptIn = ({ prompt, promptKo }: Prompted, wanted: PromptLanguage): Prompt =>
  wanted === 'ko' && promptKo !== undefined
    ? { text: promptKo, language: 'ko' }
    : { text: prompt, language: 'ja' };

const BEFORE_READING_MS = 600;
/** About as fast as a voice says it: a syllable is a sign in Korean, and mostly in Japanese. */
const A_SIGN_MS = 150;

/** The time that a prompt without a voice leaves for reading it, in whole milliseconds. */
export const readingMs = (text: string): number => BEFORE_READING_MS + A_SIGN_MS * text.length;
