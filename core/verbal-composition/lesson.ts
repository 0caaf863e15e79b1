import type { Level } from '../domain/lesson/level.ts';
import type { Prompted, PromptLanguage } from '../domain/lesson/prompt.ts';
import type { LocalText } from '../shared/language.ts';

export type { Level };
export type Genre = 'everyday' | 'business';
export type Progress = 'unlearned' | 'learning' | 'learned';

export interface Book {
  readonly id: string;
  readonly title: LocalText;
  readonly description: LocalText;
  readonly genre: Genre;
  readonly level: Level;
  readonly tags: readonly string[];
  readonly lessonCount: number;
  readonly learnedLessonCount: number;
  /** In which every prompt of it is written. */
  readonly promptLanguages: readonly PromptLanguage[];
}

export interface LessonSummary {
  readonly id: string;
  readonly bookId: string;
  readonly bookTitle: LocalText;
  readonly title: LocalText;
  readonly minutes: number;
  readonly easy: boolean;
  readonly questionCount: number;
  readonly progress: Progress;
  readonly unlocked: boolean;
  /** The title of the lesson that opens it; undefined where it is unlocked. */
  readonly opensAfter: LocalText | undefined;
  readonly bestTimeMs: number | undefined;
}

export interface Question extends Prompted {
  readonly id: string;
  /** Every wording that counts as right; the first is the model answer. */
  readonly answers: readonly string[];
  readonly note: LocalText;
  readonly tags: readonly string[];
  readonly level: Level;
  /** Paths of audio, for `DownloadsApi`; empty where it is spoken by no voice. */
  readonly promptAudio: string;
  readonly answerAudio: string;
  /** The same answer slowly, and in a British voice; absent where the server does not speak so. */
  readonly answerSlowAudio?: string;
  readonly answerBritishAudio?: string;
}

export interface Lesson {
  readonly id: string;
  readonly bookId: string;
  readonly title: LocalText;
  readonly questions: readonly Question[];
}
