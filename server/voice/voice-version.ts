/** Counts up when the voices come to sound different, so that all that was made before is made again. */
export const VOICE_VERSION = 2;
