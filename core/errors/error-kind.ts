import type { RequestEmailChangeError } from '../account/request-email-change.ts';
import type { PlayAudioError } from '../listening/play-audio.ts';
import type { AddPasskeyError } from '../account/add-passkey.ts';
import type { FindFormError } from '../navigation/find-form.ts';
import type { ChangePasswordError } from '../ports/account-api.ts';
import type { BuyInStoreError } from '../account/buy-in-store.ts';
import type { ApiError, NotFound } from '../ports/api-error.ts';
import type { PushRefusal } from '../ports/push-device.ts';
import type { CodeRefused } from '../ports/auth-api.ts';
import type { CancellationFailed, OpenCheckoutError } from '../ports/contract-api.ts';
import type { SubmissionsExceeded } from '../ports/monologues-api.ts';
import type { ConfirmCodesError } from '../ports/one-time-codes-api.ts';
import type { RecorderError } from '../ports/recorder.ts';
import type { AskTeacherError } from '../ports/teacher-api.ts';
import type { WeekPlanError } from '../ports/week-plan-api.ts';
import type { Unexpected } from '../shared/attempt.ts';
import type { FindAccountError } from '../sign-in/find-account.ts';
import type { RegisterAndSignInError } from '../sign-in/register.ts';
import type { RequestPasswordResetError } from '../sign-in/request-password-reset.ts';
import type { ResetPasswordError } from '../sign-in/reset-password.ts';
import type { SubmitAnswerError } from '../verbal-composition/submit-answer.ts';

/** Every way anything can be refused: each has its sentence in every language, or the app does not compile. */
export type ErrorKind = (
  | AddPasskeyError
  | ApiError
  | AskTeacherError
  | Exclude<BuyInStoreError, { kind: 'store-cancelled' | 'not-attached' }>
  | ChangePasswordError
  | CancellationFailed
  | CodeRefused
  | ConfirmCodesError
  | FindAccountError
  | FindFormError
  | NotFound
  | OpenCheckoutError
  | PlayAudioError
  | PushRefusal
  | RecorderError
  | RegisterAndSignInError
  | RequestEmailChangeError
  | RequestPasswordResetError
  | ResetPasswordError
  | SubmissionsExceeded
  | SubmitAnswerError
  | Unexpected
  | WeekPlanError
)['kind'];
