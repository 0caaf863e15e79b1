import type { ApiError, NotFound } from '../../core/ports/api-error.ts';
import type { RecorderError } from '../../core/ports/recorder.ts';
import type { Unexpected } from '../../core/shared/attempt.ts';
import type { Question } from '../../core/verbal-composition/lesson.ts';
import type { MarkedWord, RecordDetail } from '../../core/verbal-composition/record.ts';
import type { SubmitAnswerError } from '../../core/verbal-composition/submit-answer.ts';

/** How the learner meets the Japanese sentence. */
export const PROMPT_STYLES = ['shown', 'spoken', 'both'] as const;
export type PromptStyle = (typeof PROMPT_STYLES)[number];

export type AnswerError = RecorderError | SubmitAnswerError | Unexpected;

/** What can be heard on this screen. */
export type Sound = 'prompt' | AnswerSound | 'own-take';

/** The ways in which the model answer can be heard. */
export type AnswerSound = 'model-answer' | 'slow-answer' | 'british-answer';

export type PlayerState =
  | { readonly step: 'loading' }
  | { readonly step: 'unavailable'; readonly error: ApiError | NotFound | Unexpected }
  | { readonly step: 'asking' }
  | { readonly step: 'starting' }
  | { readonly step: 'recording' }
  | { readonly step: 'judging' }
  | { readonly step: 'graded'; readonly detail: RecordDetail }
  | {
      readonly step: 'say-again';
      readonly transcript: string;
      readonly words: readonly MarkedWord[];
    }
  | { readonly step: 'refused'; readonly error: AnswerError; readonly canResend: boolean }
  /** The answer is open and the learner says how she did; `because` tells what failed, if anything did. */
  | { readonly step: 'self-judging'; readonly because: AnswerError | undefined }
  /** `recordId` is undefined when no question was graded. */
  | { readonly step: 'finished'; readonly recordId: string | undefined };

/** Where a sound of this screen lies; undefined where there is none. */
export function soundPath(
  sound: Sound,
  question: Question | undefined,
  ownTake: string | undefined,
): string | undefined {
  switch (sound) {
    case 'prompt':
      return question?.promptAudio;
    case 'model-answer':
      return question?.answerAudio;
    case 'slow-answer':
      return question?.answerSlowAudio;
    case 'british-answer':
      return question?.answerBritishAudio;
    case 'own-take':
      return ownTake;
  }
}
