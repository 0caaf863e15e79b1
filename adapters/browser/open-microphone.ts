import type { RecorderError, RecordingWish } from '../../core/ports/recorder.ts';
import { isIos } from '../../core/recording/platform.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';

/** With the microphone she wished for; with any, once, when the platform does not know that one any more. */
export async function openMicrophone(
  wish: RecordingWish | undefined,
): Promise<Result<MediaStream, RecorderError>> {
  const opened = await ask(wish?.inputId);
  if (opened.ok || wish === undefined || opened.error.kind !== 'microphone-missing') return opened;
  return ask(undefined);
}

async function ask(inputId: string | undefined): Promise<Result<MediaStream, RecorderError>> {
  try {
    return ok(
      await navigator.mediaDevices.getUserMedia({
        audio: {
          sampleRate: { ideal: 48_000 },
          channelCount: { ideal: 2 },
          autoGainControl: true,
          // With it iOS sounds like a telephone; elsewhere platforms differ in what they do unasked.
          echoCancellation: !isIos(navigator),
          ...(inputId !== undefined && { deviceId: { ideal: inputId } }),
        },
      }),
    );
  } catch (error) {
    // No mediaDevices at all: a page that is not served safely.
    if (error instanceof TypeError) return fail({ kind: 'microphone-missing' });
    const kind = error instanceof DOMException ? TROUBLE[error.name] : undefined;
    if (kind === undefined) throw error;
    return fail(
      kind === 'microphone-denied' && error instanceof DOMException
        ? { kind, message: error.message }
        : { kind },
    );
  }
}

const TROUBLE: Readonly<Record<string, RecorderError['kind']>> = {
  NotAllowedError: 'microphone-denied',
  SecurityError: 'microphone-denied',
  NotFoundError: 'microphone-missing',
  OverconstrainedError: 'microphone-missing',
  NotReadableError: 'microphone-busy',
  AbortError: 'microphone-busy',
};
