import type { PlayAudioError } from '../listening/play-audio.ts';
import type { ApiError, NotFound } from '../ports/api-error.ts';
import type { RegisterError, SignInError } from '../ports/auth-api.ts';
import type { RecorderError } from '../ports/recorder.ts';
import type { Unexpected } from '../shared/attempt.ts';
import type { FindAccountError } from '../sign-in/find-account.ts';
import type { SubmitAnswerError } from '../verbal-composition/submit-answer.ts';

/** Every way anything can be refused: each has its sentence in every language, or the app does not compile. */
export type ErrorKind = (
  | ApiError
  | FindAccountError
  | NotFound
  | PlayAudioError
  | RecorderError
  | RegisterError
  | SignInError
  | SubmitAnswerError
  | Unexpected
)['kind'];
