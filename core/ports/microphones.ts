/** Whether the learner lets the app hear her. */
export type MicrophonePermission = 'granted' | 'prompt' | 'denied';

/** A microphone she can choose. */
export interface MicrophoneInput {
  readonly id: string;
  /** As the platform calls it. */
  readonly name: string;
}

/**
 * The microphones of a device; nothing here opens one, or asks the learner.
 *
 * - `permission` is what the platform says; `undefined` where it has no way to say.
 * - `inputs` gives those that have an id; before the permission platforms tell neither ids nor names, and there are none.
 * - `watch` calls back whenever one was plugged in or out; the answer stops it, any number of times.
 */
export interface Microphones {
  permission(): Promise<MicrophonePermission | undefined>;
  inputs(): Promise<readonly MicrophoneInput[]>;
  watch(changed: () => void): () => void;
}
