import type { SoundTrouble } from '../support/sound-trouble.ts';

/** A sound her device has kept. */
export interface KeptSound {
  readonly key: string;
  readonly bytes: number;
  readonly etag: string | undefined;
  /** The names of all its parts, in the order of the alphabet. */
  readonly parts: readonly string[];
}

/** What she hears, and what her device keeps of it. */
export interface Listens {
  /** Plays the sentence, and does not wait for its end. */
  begins(): Promise<void>;
  isPlaying(): Promise<boolean>;
  /** Whether the sentence can be heard. */
  hears(): Promise<boolean>;
  /** Why it could not be heard, as the app says. */
  trouble(): Promise<string | undefined>;
  /** Her device plays nothing without a tap on it. */
  wantsTapFirst(): Promise<void>;
  hearsWithTap(): Promise<boolean>;
  /** Her phone can be told what sound is for, as Safari's can; before anything else she does. */
  hasMuteSwitch(): Promise<void>;
  audioSession(): Promise<string | undefined>;
  /** How the first bytes of a file of the app are answered. */
  asksForPart(path: string, bytes: number): Promise<{ status: number; bytes: number }>;
  /** The status of each answer the service worker has kept. */
  keptAnswers(): Promise<readonly number[]>;
  touchesScreen(): Promise<void>;
  /** The files of the app itself that were played. */
  playedFiles(): Promise<readonly string[]>;
  /** Short sounds at what happens, so far. */
  effects(): Promise<number>;
  /** From now on the server has no sounds for what happens. */
  losesEffects(): Promise<void>;
  turnsEffects(isOn: boolean): Promise<void>;
  hasEffects(): Promise<boolean>;
  kept(): Promise<readonly KeptSound[]>;
  /** The tables of her device's database, each with the keys of what lies there. */
  tables(): Promise<Readonly<Record<string, readonly string[]>>>;
  /** Her device has kept a sound of this name for so many days. */
  hasKept(key: string, days: number): Promise<void>;
  clearsCache(): Promise<void>;
  /** The database of her device breaks. */
  breaksCache(): Promise<void>;
  /** From now on every sound of the server is like this. */
  spoilsSounds(trouble: SoundTrouble): Promise<void>;
  /** The downloads that were asked for, with the etag she had. */
  asked(): Promise<readonly { readonly path: string; readonly etag: string | undefined }[]>;
  /** What the app noted in the log of the device. */
  noted(): Promise<readonly string[]>;
  /** What was reported. */
  reported(): Promise<readonly string[]>;
}
