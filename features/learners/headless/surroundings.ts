import type { Container } from 'inversify';
import type { RecordingTrouble } from '../../../core/ports/recorder.ts';
import type { Language } from '../../../core/shared/language.ts';
import type { MadeCall } from '../learner.ts';
import type { MemoryDevice } from '../../../composition/devices/memory-device.ts';

export interface Wire {
  made(): readonly MadeCall[];
  languageAsked(language: Language): Promise<string>;
}

/** What lies around a learner without a screen. */
export interface Surroundings {
  readonly device: MemoryDevice;
  /** The app, started on that device. */
  readonly startApp: () => Container;
  /** The app on another device, where nobody is signed in. */
  readonly startElsewhere: () => Container;
  /** The app in another tab of the same browser. */
  readonly startTab: () => Container;
  /** What is sent to a server; undefined where there is none. */
  readonly wire: Wire | undefined;
  readonly soundsHeard: () => number;
  readonly speak: (sentence: string) => Promise<void>;
  readonly denyMicrophone: () => void;
  readonly happens: (trouble: RecordingTrouble) => void;
  readonly refuseMicrophoneOnce: () => void;
  readonly makeNoise: () => Promise<void>;
  readonly isRecording: () => boolean;
  readonly goOffline: (isOffline: boolean) => void;
  readonly pass: (ms: number) => void;
  /** What is under way comes to its end. */
  readonly settled: () => Promise<void>;
  /** How often a new session was given out. */
  readonly refreshes: () => number;
}
