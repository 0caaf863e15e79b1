import type { Preferences } from '../../core/ports/preferences.ts';
import type { RecorderError, Take } from '../../core/ports/recorder.ts';
import type { LoudnessAdvice } from '../../core/recording/loudness.ts';
import { ANSWER_MODE_KEY, PROMPT_STYLE_KEY } from '../../core/settings/preference-keys.ts';
import type { Unexpected } from '../../core/shared/attempt.ts';
import type { Question } from '../../core/verbal-composition/lesson.ts';
import type { GradedAnswer, MarkedWord, Mode } from '../../core/verbal-composition/record.ts';
import type { SubmitAnswerError } from '../../core/verbal-composition/submit-answer.ts';

export const MODES: readonly Mode[] = ['ai', 'self', 'typing'];

/** How the learner meets the Japanese sentence. */
export const PROMPT_STYLES = ['shown', 'spoken', 'both'] as const;
export type PromptStyle = (typeof PROMPT_STYLES)[number];

/** As she chose last, in a lesson or a review. */
export function keptMode(preferences: Preferences): Mode {
  const kept = preferences.read(ANSWER_MODE_KEY);
  return MODES.find((mode) => mode === kept) ?? 'ai';
}

export function keptPromptStyle(preferences: Preferences): PromptStyle {
  const kept = preferences.read(PROMPT_STYLE_KEY);
  return PROMPT_STYLES.find((style) => style === kept) ?? 'both';
}

export type AnswerError = RecorderError | SubmitAnswerError | Unexpected;

/** What can be heard while a question is asked and answered. */
export type Sound = 'prompt' | AnswerSound | OwnSound;

/** Her own voice: alone, then the model's and hers in turn, or both at once. */
export type OwnSound = 'own-take' | 'in-turn' | 'together';

/** The ways in which the model answer can be heard. */
export type AnswerSound = 'model-answer' | 'slow-answer' | 'british-answer';

/** From the question to the verdict. */
export type AnswerState<Detail extends GradedAnswer = GradedAnswer> =
  | { readonly step: 'asking' }
  | { readonly step: 'starting' }
  | { readonly step: 'recording' }
  /** A take was cut off: she hears it, and sends it or says it again. */
  | { readonly step: 'interrupted'; readonly take: Take }
  /** `way` is there once it takes too long: the take is judged later, or she judges herself. */
  | { readonly step: 'judging'; readonly way?: 'later' | 'myself' }
  | { readonly step: 'graded'; readonly detail: Detail }
  | {
      readonly step: 'say-again';
      readonly transcript: string;
      readonly words: readonly MarkedWord[];
    }
  | {
      readonly step: 'refused';
      readonly error: AnswerError;
      readonly canResend: boolean;
      /** How loud the sound was in which no English was heard. */
      readonly loudness?: LoudnessAdvice;
    }
  /** The answer is open and the learner says how she did; `because` tells what failed, if anything did. */
  | { readonly step: 'self-judging'; readonly because: AnswerError | undefined };

export interface Loading {
  readonly step: 'loading';
}

/** Before the first question, and after the last. */
export interface AroundState {
  readonly step: 'loading' | 'unavailable' | 'finished';
}

/** Where a sound lies; undefined where there is none. */
export function soundPath(sound: AnswerSound, question: Question | undefined): string | undefined {
  switch (sound) {
    case 'model-answer':
      return question?.answerAudio || undefined;
    case 'slow-answer':
      return question?.answerSlowAudio;
    case 'british-answer':
      return question?.answerBritishAudio;
  }
}
