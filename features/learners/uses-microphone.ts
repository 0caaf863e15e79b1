import type { MicrophonePermission } from '../../core/ports/microphones.ts';
import type { RecordingTrouble } from '../../core/ports/recorder.ts';

/** What browsers in the field do; always simulated underneath the app. */
export type BrowserFault =
  | 'busy-once'
  | 'fails-once'
  | 'stale-device'
  | 'one-chunk'
  | 'no-data-once'
  | 'starts-late'
  | 'refuses-wake-lock';

/** What she speaks into, and what becomes of it. */
export interface UsesMicrophone {
  browserSays(permission: MicrophonePermission | undefined): Promise<void>;
  wrapperSays(answer: 'yes' | 'no' | 'nothing'): Promise<void>;
  /** What the app takes the permission for. */
  permission(): Promise<MicrophonePermission | undefined>;
  plugsIn(names: readonly string[]): Promise<void>;
  /** At the microphone settings. */
  chooses(name: string): Promise<void>;
  happens(trouble: RecordingTrouble): Promise<void>;
  misbehaves(fault: BrowserFault): Promise<void>;
  mayNotKeepScreenOn(): Promise<void>;
  makesNoise(): Promise<void>;
  /** The system lets the screen go dark, and she comes back. */
  losesScreen(): Promise<void>;
  /** What her device has noted of the permission, for her. */
  noted(): Promise<string | undefined>;
  /** She says nothing, and leaves it running. */
  recordsForMinute(): Promise<void>;
  /** What she is told of her recording. */
  note(): Promise<string | undefined>;
  /** From now on it records only a while after it was asked to. */
  takesItsTime(): Promise<void>;
  /** And now it does. */
  catchesUp(): Promise<void>;
  /** Another screen of the app begins to record, too. */
  isRecordedElsewhere(): Promise<void>;
  /** She cancels; how many milliseconds it then takes until everything is ready for the next recording. */
  isReadyAgainIn(): Promise<number>;
  openMicrophones(): Promise<number>;
  timesOpened(): Promise<number>;
  /** What the browser was asked for the last time, and as `gain` how many times as loud the voice was made. */
  wishes(): Promise<Readonly<Record<string, unknown>>>;
  recordedAs(): Promise<string>;
  /** How many takes were sent. */
  uploads(): Promise<number>;
  /** What the page around the app was told, to be counted, in order: each with its fields. */
  counted(): Promise<readonly string[]>;
  keepsScreenOn(): Promise<boolean>;
}
