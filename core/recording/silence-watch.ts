/** A room is never quite silent: after this long without any signal nothing is connected, or a switch is off. */
const SILENT_AFTER_MS = 1500;

/** Notices a microphone that is open and gives nothing at all. Times are milliseconds of any clock. */
export class SilenceWatch {
  #silentSince: number | undefined;
  #isTold = false;

  /** What to tell now, once at each change. */
  hear(isSilent: boolean, now: number): 'silent' | 'unmuted' | undefined {
    if (!isSilent) {
      this.#silentSince = undefined;
      if (!this.#isTold) return undefined;
      this.#isTold = false;
      return 'unmuted';
    }
    this.#silentSince ??= now;
    if (this.#isTold || now - this.#silentSince < SILENT_AFTER_MS) return undefined;
    this.#isTold = true;
    return 'silent';
  }
}
