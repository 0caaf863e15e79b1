import type { MicrophoneInput } from '../ports/microphones.ts';

/** The name under which the microphone for a purpose is kept; the specification fixes how it begins. */
export const inputDeviceKey = (caller: string): string => `INPUT_DEVICE_${caller}`;

/** She speaks into the same microphone wherever she answers. */
export const ANSWER_INPUT_KEY = inputDeviceKey('answer');

/**
 * Whether what she chose is gone. A device that lists nothing has not been allowed to yet: then it is not known what
 * there is, and nothing counts as missing.
 */
export const isMissing = (
  chosen: string | undefined,
  inputs: readonly MicrophoneInput[],
): boolean =>
  chosen !== undefined &&
  chosen !== '' &&
  inputs.length > 0 &&
  !inputs.some(({ id }) => id === chosen);
