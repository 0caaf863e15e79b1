import type { OutboxError } from '../../core/outbox/outbox-kind.ts';
import type { ApiError, NotFound } from '../../core/ports/api-error.ts';
import type { RecorderError } from '../../core/ports/recorder.ts';
import type { KeptSpeech } from '../../core/ports/speech-store.ts';
import type { KeepError } from '../../core/ports/take-store.ts';
import type { Unexpected } from '../../core/shared/attempt.ts';

/** Where a speech is, from its theme to what was submitted. */
export type SpeechState =
  | { readonly step: 'loading' }
  | { readonly step: 'failed'; readonly error: ApiError | NotFound | Unexpected }
  | { readonly step: 'preparing'; readonly error?: RecorderError | Unexpected }
  | { readonly step: 'starting' }
  | {
      readonly step: 'recording';
      readonly isNearEnd: boolean;
      readonly isPaused: boolean;
      /** How long she had spoken when she paused or went on last. */
      readonly spokenMs: number;
    }
  | {
      readonly step: 'recorded';
      readonly speech: KeptSpeech;
      /** Why the device could not keep it. */
      readonly unsafe: KeepError | undefined;
      /** Why it could not be submitted. */
      readonly error: OutboxError | undefined;
    }
  | {
      readonly step: 'submitting';
      readonly speech: KeptSpeech;
      readonly unsafe: KeepError | undefined;
    }
  | { readonly step: 'submitted'; readonly id: string };
