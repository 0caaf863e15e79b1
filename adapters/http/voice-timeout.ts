/** A take goes up on a slow line, and is heard in a queue behind others. */
export const VOICE_TIMEOUT_MS = 90_000;
