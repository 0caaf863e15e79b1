import type { Question } from '../../core/verbal-composition/lesson.ts';
import type { Sound } from './player-state.ts';

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
