import type { Container } from 'inversify';
import type { RecorderError, RecordingTrouble } from '../../../core/ports/recorder.ts';
import type { Language } from '../../../core/shared/language.ts';
import type { MadeCall } from '../makes-calls.ts';
import type { SoundTrouble } from '../../support/sound-trouble.ts';
import type { ToldStudy } from '../studies.ts';
import type { MemoryDevice } from '../../../composition/devices/memory-device.ts';

export interface AskedDownload {
  readonly path: string;
  readonly etag: string | undefined;
}

export interface Wire {
  readonly host: string;
  made(): readonly MadeCall[];
  languageAsked(language: Language): Promise<string>;
}

/** What lies around a learner without a screen. */
export interface Surroundings {
  readonly device: MemoryDevice;
  /** The app, started on that device. */
  readonly startApp: () => Container;
  /** The app on another device, where no learner is signed in. */
  readonly startElsewhere: () => Container;
  /** The app in another tab of the same browser. */
  readonly startTab: () => Container;
  /** What is sent to a server; undefined where there is none. */
  readonly wire: Wire | undefined;
  /** A page that is not of the app. */
  readonly browse: typeof globalThis.fetch;
  readonly soundsHeard: () => number;
  /** From now on sounds go on until they are stopped. */
  readonly lastingSounds: () => void;
  /** From now on every sound of the server is like this. */
  readonly spoilSounds: (trouble: SoundTrouble) => void;
  /** The downloads that were asked for, in order. */
  readonly downloadsAsked: () => readonly AskedDownload[];
  /** How often the server was asked for the books. */
  readonly booksAsked: () => number;
  /** The study sessions the server was told of, in order. */
  readonly told: () => readonly ToldStudy[];
  readonly speak: (sentence: string) => Promise<void>;
  /** The level of the microphone while no word is said that counts. */
  readonly hearsLevel: (level: number) => Promise<void>;
  readonly denyMicrophone: () => void;
  readonly happens: (trouble: RecordingTrouble) => void;
  readonly refuseMicrophoneOnce: (kind: RecorderError['kind']) => void;
  readonly makeNoise: () => Promise<void>;
  readonly openMicrophones: () => number;
  /** How often it began to record. */
  readonly timesOpened: () => number;
  /** Asked to record, the microphone takes its time, or comes round at last. */
  readonly delayMicrophone: (isLate: boolean) => void;
  readonly goOffline: (isOffline: boolean) => void;
  readonly stall: (isStalled: boolean) => void;
  readonly pass: (ms: number) => void;
  /** What is under way comes to its end. */
  readonly settled: () => Promise<void>;
  /** How often a new session was given out. */
  readonly refreshes: () => number;
}
