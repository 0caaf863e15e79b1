/** A second failure within this time is not mended by loading the app again. */
export const RELOAD_GUARD_MS = 600_000;

export interface MissingPart {
  /** Milliseconds since 1970, of the last time the app was loaded again for this reason. */
  readonly lastReloadAt: number | undefined;
  readonly now: number;
  readonly isOnline: boolean;
  /** Whether a take would be lost. */
  readonly isRecording: boolean;
}

/** Whether to load the app again because a part of it is gone, as parts of an older version are after a release. */
export const mayReload = ({ lastReloadAt, now, isOnline, isRecording }: MissingPart): boolean =>
  isOnline && !isRecording && (lastReloadAt === undefined || now - lastReloadAt > RELOAD_GUARD_MS);
